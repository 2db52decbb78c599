import Foundation

/// The meaning of a text, for automatic filling. The library never reads it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's text.
  public let rawValue: String
  /// A meaning from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A user's whole name.
  public static let name = Self(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A title after a name.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// The title of a job.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// A name of an organisation.
  public static let organizationName = Self(rawValue: "organization")
  /// A place.
  public static let location = Self(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A street with its number.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state or a province.
  public static let addressState = Self(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The month and year in which a card expires.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month in which a card expires.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year in which a card expires.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The security code of a card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The kind of a card.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// The name on a card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The given name on a card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle name on a card.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The family name on a card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The number of a shipment.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A date, a time, or both.
  public static let dateTime = Self(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The number of a cellular device's identity module.
  public static let cellularEID = Self(rawValue: "cell-eid")
  /// The number of a cellular device.
  public static let cellularIMEI = Self(rawValue: "cell-imei")
}

/// The rules by which a password is suggested. The library never reads it.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The rules, in the language of password rules, such as `required: upper; minlength: 20;`.
  public final let passwordRulesDescriptor: String

  /// Rules from their description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// The rules themselves, as they can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// `true`: a secure unarchiver can read rules.
  nonisolated open class var supportsSecureCoding: Bool { true }
  /// Reads rules that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-05.
  public required init?(coder: NSCoder) {
    guard let rules = coder.text("ControllerTree.rules") else { return nil }
    passwordRulesDescriptor = rules
    super.init()
  }
  /// Writes the description under a key; does nothing if `coder` has no keys. Rules: CODE-05.
  open func encode(with coder: NSCoder) { coder.write(passwordRulesDescriptor, "ControllerTree.rules") }
}
