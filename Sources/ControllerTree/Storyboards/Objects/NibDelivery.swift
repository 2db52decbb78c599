/// The callback of controllers that were made from a storyboard. ``Delivery`` sends and records it.
@MainActor enum NibDelivery {
  static func awake(_ controller: UIViewController) {
    Delivery.deliver("awakeFromNib", .none, to: controller) { controller.awakeFromNib() }
  }
}
