/// The modules that exist on Apple's systems only.
struct AppleModules {
  private let available: Set<String>

  /// The modules that the options replace are available, and those on which the target depends.
  init(_ options: RewritingOptions) { available = options.knownModules.union(options.moduleAliases.keys) }

  /// Modules whose names come with UIKit here, as far as the library has them.
  static let partsOfUIKit: Set<String> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreImage", "os", "OSLog", "Darwin", "Symbols",
    "UniformTypeIdentifiers", "MobileCoreServices",
  ]

  /// Whether a module can't be imported: neither the library has a part of it, nor stands another module for it.
  func isMissing(_ module: String) -> Bool { Self.names.contains(module) && !available.contains(module) }

  /// Whether `canImport` is certainly false.
  func isNeverImported(_ module: String) -> Bool {
    (module == "ObjectiveC" || Self.names.contains(module)) && !available.contains(module)
  }

  /// What to write instead of a module.
  static func advice(_ module: String) -> String {
    let common =
      "\(module) exists on Apple's systems only. Name a module that stands for it under moduleAliases in UIKitSources.json"
    let otherwise =
      ", put the code that needs it between #if canImport(\(module)) and #endif, or leave the file out with exclude"
    return common + (stands[module].map { ": \($0)" } ?? "") + otherwise
  }

  /// Public packages for other systems with the types of a module.
  private static let stands = [
    "Combine":
      "\"Combine\": [\"OpenCombine\", \"OpenCombineFoundation\", \"OpenCombineDispatch\"] of the package OpenCombine",
    "CryptoKit": "\"CryptoKit\": \"Crypto\" of the package swift-crypto",
  ]

  private static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices",
    "AdSupport", "AddressBook", "AddressBookUI", "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary",
    "AudioToolbox", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration", "BackgroundAssets",
    "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit",
    "Cocoa",
    "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "CryptoTokenKit",
    "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "FamilyControls",
    "FileProvider", "FileProviderUI", "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GameplayKit",
    "GroupActivities",
    "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "MediaAccessibility",
    "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
    "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
    "Network",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PassKit",
    "PencilKit",
    "Photos", "PhotosUI", "ProximityReader", "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing",
    "RealityKit",
    "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenTime", "Security", "SensorKit",
    "ServiceManagement", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "ThreadNetwork", "TipKit", "Translation", "Twitter",
    "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
    "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "iAd", "simd",
  ]
}
