/// The keys of a filter's inputs and output.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputMaskImageKey = "inputMaskImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputTargetImageKey = "inputTargetImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputAspectRatioKey = "inputAspectRatio"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputCenterKey = "inputCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputAngleKey = "inputAngle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputWidthKey = "inputWidth"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputColorKey = "inputColor"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputBrightnessKey = "inputBrightness"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputContrastKey = "inputContrast"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputSaturationKey = "inputSaturation"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputSharpnessKey = "inputSharpness"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputEVKey = "inputEV"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputTimeKey = "inputTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputTransformKey = "inputTransform"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputExtentKey = "inputExtent"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputAmountKey = "inputAmount"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIOutputImageKey = "outputImage"
