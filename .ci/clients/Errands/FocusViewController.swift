import UIKit

/// A countdown: a repeating timer, a progress view, and a delayed call.
public class FocusViewController: UIViewController {
  @objc public private(set) dynamic var remaining = 0
  public let timeLabel = UILabel()
  public let startButton = UIButton(type: .system)
  public let progress = UIProgressView(progressViewStyle: .default)
  private var timer: Timer?
  private let settings: Settings
  public private(set) var log: [String] = []

  init(settings: Settings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
    title = "Focus"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 40, weight: .light)
    startButton.setTitle("Start", for: .normal)
    startButton.setTitle("Stop", for: .selected)
    startButton.addTarget(self, action: #selector(startOrStop(_:)), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [timeLabel, progress, startButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    press.minimumPressDuration = 1
    timeLabel.isUserInteractionEnabled = true
    timeLabel.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self, selector: #selector(willResignActive), name: UIApplication.willResignActiveNotification, object: nil)
    show()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(FocusViewController.hint), object: nil)
  }

  @IBAction private func startOrStop(_ sender: UIButton) {
    sender.isSelected.toggle()
    if sender.isSelected { start() } else { stop() }
  }

  private func start() {
    remaining = settings.minutes * 60
    show()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    timer?.tolerance = 0.1
    perform(#selector(hint), with: nil, afterDelay: 5)
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
    startButton.isSelected = false
  }

  @objc private func tick(_ timer: Timer) {
    remaining -= 1
    show()
    guard remaining == 0 else { return }
    stop()
    let alert = UIAlertController(title: "Done", message: "Time for a break", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }

  @objc private func hint() {
    log.append("hint")
    UIView.animate(
      withDuration: 0.5, animations: { self.progress.alpha = 0.5 },
      completion: { finished in self.log.append("faded \(finished)") })
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { log.append("pressed") }
  }

  @objc private func willResignActive() { if timer != nil { log.append("inactive") } }

  private func show() {
    timeLabel.text = String(format: "%02d:%02d", remaining / 60, remaining % 60)
    let total = Float(settings.minutes * 60)
    progress.setProgress(total > 0 ? 1 - Float(remaining) / total : 0, animated: true)
  }
}
