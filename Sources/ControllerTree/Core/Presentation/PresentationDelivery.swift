import Foundation

/// The callbacks of a presentation controller.
enum PresentationHook {
  case presentationTransitionWillBegin
  case presentationTransitionDidEnd(Bool)
  case dismissalTransitionWillBegin
  case dismissalTransitionDidEnd(Bool)
  case containerViewWillLayoutSubviews
  case containerViewDidLayoutSubviews
}

/// The only caller of the hooks of presentation controllers.
@MainActor enum PresentationDelivery {
  static func deliver(_ hook: PresentationHook, to controller: UIPresentationController) {
    TransitionRecord.add(hook.name, hook.argument, of: controller)
    switch hook {
    case .presentationTransitionWillBegin: controller.presentationTransitionWillBegin()
    case .presentationTransitionDidEnd(let completed): controller.presentationTransitionDidEnd(completed)
    case .dismissalTransitionWillBegin: controller.dismissalTransitionWillBegin()
    case .dismissalTransitionDidEnd(let completed): controller.dismissalTransitionDidEnd(completed)
    case .containerViewWillLayoutSubviews: controller.containerViewWillLayoutSubviews()
    case .containerViewDidLayoutSubviews: controller.containerViewDidLayoutSubviews()
    }
  }

  /// Posts that `presented` was dismissed. UIKit does not document the notification, but code that must notice every
  /// dismissal observes it (airbnb/epoxy-ios, PresentationModel.swift).
  static func announceDismissal(of presented: UIViewController) {
    NotificationCenter.default.post(name: dismissal, object: presented)
  }

  private static let dismissal = Notification.Name("UIPresentationControllerDismissalTransitionDidEndNotification")
}

extension PresentationHook {
  fileprivate var name: StaticString {
    switch self {
    case .presentationTransitionWillBegin: "presentationTransitionWillBegin"
    case .presentationTransitionDidEnd: "presentationTransitionDidEnd"
    case .dismissalTransitionWillBegin: "dismissalTransitionWillBegin"
    case .dismissalTransitionDidEnd: "dismissalTransitionDidEnd"
    case .containerViewWillLayoutSubviews: "containerViewWillLayoutSubviews"
    case .containerViewDidLayoutSubviews: "containerViewDidLayoutSubviews"
    }
  }

  fileprivate var argument: EventArgument {
    switch self {
    case .presentationTransitionDidEnd(let completed), .dismissalTransitionDidEnd(let completed): .flag(completed)
    case .presentationTransitionWillBegin, .dismissalTransitionWillBegin, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews:
      .none
    }
  }
}
