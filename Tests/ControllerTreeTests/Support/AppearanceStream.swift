import ControllerTreeTesting

/// The check of appearance callbacks (APP-26), which users have too.
typealias AppearanceStream = ControllerTreeTesting.AppearanceStream
