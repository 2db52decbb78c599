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

    /// Makes a property that gets its value in `viewDidLoad()`.
    public init() {}

    /// Makes a property with an initial value.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// Unavailable: reads and writes need the controller.
    @available(*, unavailable, message: "@ViewLoading is for properties of controllers")
    public var wrappedValue: Value {
      get { fatalError("unreachable: the declaration is unavailable") }
      set { stored = newValue }
    }

    /// Reads and writes the value; a read without a value loads the view of `controller` first.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        if let value = controller[keyPath: storageKeyPath].stored { return value }
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storageKeyPath].stored else {
          // No value of the type exists to continue with; UIKit ends the process here as well.
          preconditionFailure(
            "\(type(of: controller)) has loaded its view without giving a @ViewLoading property its value.")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].stored = newValue }
    }
  }
}
