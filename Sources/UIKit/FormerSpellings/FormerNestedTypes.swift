// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree
import Foundation

// Further names that nested types had until Swift 4.2, for code of that time.

/// The former spelling of `UIActivity.ActivityType`.
@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// The former spelling of `UIInterpolatingMotionEffect.EffectType`.
@available(*, deprecated, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType

/// The former spelling of `UIPushBehavior.Mode`.
@available(*, deprecated, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// The former spelling of `UIAttachmentBehavior.AttachmentType`.
@available(*, deprecated, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

/// The former spelling of `UINotificationFeedbackGenerator.FeedbackType`.
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// The former spelling of `UIImpactFeedbackGenerator.FeedbackStyle`.
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The former spelling of `UIDocument.ChangeKind`.
@available(*, deprecated, renamed: "UIDocument.ChangeKind")
public typealias UIDocumentChangeKind = UIDocument.ChangeKind

/// The former spelling of `UIDocument.SaveOperation`.
@available(*, deprecated, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation

/// The former spelling of `UIDocument.State`.
@available(*, deprecated, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State

/// The former spelling of `UIAccessibilityCustomRotor.Direction`.
@available(*, deprecated, renamed: "UIAccessibilityCustomRotor.Direction")
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction

/// The former spelling of `UIApplicationShortcutIcon.IconType`.
@available(*, deprecated, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

/// The former spelling of `UIView.SystemAnimation`.
@available(*, deprecated, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation

/// The former spelling of `UITableViewDropProposal.Intent`.
@available(*, deprecated, renamed: "UITableViewDropProposal.Intent")
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent

/// The former spelling of `UICollectionViewDropProposal.Intent`.
@available(*, deprecated, renamed: "UICollectionViewDropProposal.Intent")
public typealias UICollectionViewDropIntent = UICollectionViewDropProposal.Intent

/// The former spelling of `UICollectionViewCell.DragState`.
@available(*, deprecated, renamed: "UICollectionViewCell.DragState")
public typealias UICollectionViewCellDragState = UICollectionViewCell.DragState

/// The former spelling of `UIContextualAction.Style`.
@available(*, deprecated, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style

/// The former spelling of `UINavigationItem.LargeTitleDisplayMode`.
@available(*, deprecated, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode

/// The former spelling of `UISplitViewController.PrimaryEdge`.
@available(*, deprecated, renamed: "UISplitViewController.PrimaryEdge")
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
