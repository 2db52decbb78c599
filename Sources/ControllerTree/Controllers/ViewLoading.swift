extension UIViewController {
  /// A property that has its value once the view is loaded: reading it loads the view first. Rules: LOAD-18.
  ///
  /// ```swift
  /// @ViewLoading var label: UIView
  /// override func viewDidLoad() { super.viewDidLoad(); label = UIView() }
  /// ```
  @propertyWrapper @preconcurrency @MainActor
  public struct ViewLoading<Value> {
    private var stored: Value?

    /// A property whose value comes in `viewDidLoad()`.
    public init() {}

    /// A property with a value from the start.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// Reads and writes go through the controller.
    @available(*, unavailable, message: "@ViewLoading is for properties of controllers")
    public var wrappedValue: Value {
      get { fatalError("unreachable: the declaration is unavailable") }
      set { stored = newValue }
    }

    /// What reads and writes go through: a read without a value loads the view of `controller` first.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        if let value = controller[keyPath: storageKeyPath].stored { return value }
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storageKeyPath].stored else {
          // There is no value of the type to go on with; UIKit ends the process here as well.
          preconditionFailure(
            "\(type(of: controller)) has loaded its view without giving a @ViewLoading property its value.")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].stored = newValue }
    }
  }
}
