import ControllerTree

/// Changes a view of no window: an animation block that does so takes its time (LAYER-62).
@MainActor func changeSomething() { UIView().alpha = 0.5 }
