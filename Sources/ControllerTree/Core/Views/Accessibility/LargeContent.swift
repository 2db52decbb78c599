/// The large form of a view, which a long press shows with large text.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scales = false
  var insets = UIEdgeInsets.zero
}
