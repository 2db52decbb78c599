// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The features of fonts by Core Text's numbers, for the attribute `featureSettings` of a font's descriptor. The numbers are those of the
// register of font features, which the files of fonts use. Fonts keep them, and nothing is drawn in another way:
// the table of widths has one width for each digit.

/// All features.
public let kAllTypographicFeaturesType = 0
/// Ligatures.
public let kLigaturesType = 1
/// How letters of cursive scripts are connected.
public let kCursiveConnectionType = 2
/// The former feature for capitals.
public let kLetterCaseType = 3
/// Forms for vertical lines.
public let kVerticalSubstitutionType = 4
/// The order of letters.
public let kLinguisticRearrangementType = 5
/// The widths of digits.
public let kNumberSpacingType = 6
/// Swashes.
public let kSmartSwashType = 8
/// Marks of letters.
public let kDiacriticsType = 9
/// Superiors and inferiors.
public let kVerticalPositionType = 10
/// Fractions.
public let kFractionsType = 11
/// Characters that overlap.
public let kOverlappingCharactersType = 13
/// Dashes, and zeros with a stroke.
public let kTypographicExtrasType = 14
/// Signs of formulas.
public let kMathematicalExtrasType = 15
/// Ornaments.
public let kOrnamentSetsType = 16
/// Other forms of characters.
public let kCharacterAlternativesType = 17
/// Levels of a design.
public let kDesignComplexityType = 18
/// Styles of a font.
public let kStyleOptionsType = 19
/// Traditional and simplified characters.
public let kCharacterShapeType = 20
/// Digits with descenders, or of the height of capitals.
public let kNumberCaseType = 21
/// Widths of characters.
public let kTextSpacingType = 22
/// Characters of other scripts.
public let kTransliterationType = 23
/// Frames around characters.
public let kAnnotationType = 24
/// The widths of kana.
public let kKanaSpacingType = 25
/// The widths of ideographs.
public let kIdeographicSpacingType = 26
/// Composed characters.
public let kUnicodeDecompositionType = 27
/// Kana beside a text.
public let kRubyKanaType = 28
/// Other forms of symbols.
public let kCJKSymbolAlternativesType = 29
/// Other forms of ideographs.
public let kIdeographicAlternativesType = 30
/// Places of Latin letters in vertical lines.
public let kCJKVerticalRomanPlacementType = 31
/// Italic Latin letters among ideographs.
public let kItalicCJKRomanType = 32
/// Marks that fit to capitals.
public let kCaseSensitiveLayoutType = 33
/// Other forms of kana.
public let kAlternateKanaType = 34
/// The sets of other forms that a font has.
public let kStylisticAlternativesType = 35
/// Other forms that depend on the letters beside.
public let kContextualAlternatesType = 36
/// The capitals that small letters become.
public let kLowerCaseType = 37
/// The forms that capitals become.
public let kUpperCaseType = 38

// Selectors of `kLigaturesType`.

/// A choice of ``kLigaturesType``.
public let kRequiredLigaturesOnSelector = 0
/// A choice of ``kLigaturesType``.
public let kRequiredLigaturesOffSelector = 1
/// A choice of ``kLigaturesType``.
public let kCommonLigaturesOnSelector = 2
/// A choice of ``kLigaturesType``.
public let kCommonLigaturesOffSelector = 3
/// A choice of ``kLigaturesType``.
public let kRareLigaturesOnSelector = 4
/// A choice of ``kLigaturesType``.
public let kRareLigaturesOffSelector = 5
/// A choice of ``kLigaturesType``.
public let kContextualLigaturesOnSelector = 18
/// A choice of ``kLigaturesType``.
public let kContextualLigaturesOffSelector = 19
/// A choice of ``kLigaturesType``.
public let kHistoricalLigaturesOnSelector = 20
/// A choice of ``kLigaturesType``.
public let kHistoricalLigaturesOffSelector = 21

// Selectors of `kLetterCaseType`.

/// A choice of ``kLetterCaseType``.
public let kUpperAndLowerCaseSelector = 0
/// A choice of ``kLetterCaseType``.
public let kAllCapsSelector = 1
/// A choice of ``kLetterCaseType``.
public let kAllLowerCaseSelector = 2
/// A choice of ``kLetterCaseType``.
public let kSmallCapsSelector = 3
/// A choice of ``kLetterCaseType``.
public let kInitialCapsSelector = 4
/// A choice of ``kLetterCaseType``.
public let kInitialCapsAndSmallCapsSelector = 5

// Selectors of `kNumberSpacingType`.

/// A choice of ``kNumberSpacingType``.
public let kMonospacedNumbersSelector = 0
/// A choice of ``kNumberSpacingType``.
public let kProportionalNumbersSelector = 1
/// A choice of ``kNumberSpacingType``.
public let kThirdWidthNumbersSelector = 2
/// A choice of ``kNumberSpacingType``.
public let kQuarterWidthNumbersSelector = 3

// Selectors of `kVerticalPositionType`.

/// A choice of ``kVerticalPositionType``.
public let kNormalPositionSelector = 0
/// A choice of ``kVerticalPositionType``.
public let kSuperiorsSelector = 1
/// A choice of ``kVerticalPositionType``.
public let kInferiorsSelector = 2
/// A choice of ``kVerticalPositionType``.
public let kOrdinalsSelector = 3
/// A choice of ``kVerticalPositionType``.
public let kScientificInferiorsSelector = 4

// Selectors of `kFractionsType`.

/// A choice of ``kFractionsType``.
public let kNoFractionsSelector = 0
/// A choice of ``kFractionsType``.
public let kVerticalFractionsSelector = 1
/// A choice of ``kFractionsType``.
public let kDiagonalFractionsSelector = 2

// Selectors of `kTypographicExtrasType`.

/// A choice of ``kTypographicExtrasType``.
public let kHyphensToEmDashOnSelector = 0
/// A choice of ``kTypographicExtrasType``.
public let kHyphensToEmDashOffSelector = 1
/// A choice of ``kTypographicExtrasType``.
public let kHyphenToEnDashOnSelector = 2
/// A choice of ``kTypographicExtrasType``.
public let kHyphenToEnDashOffSelector = 3
/// A choice of ``kTypographicExtrasType``.
public let kSlashedZeroOnSelector = 4
/// A choice of ``kTypographicExtrasType``.
public let kSlashedZeroOffSelector = 5

// Selectors of `kNumberCaseType`.

/// A choice of ``kNumberCaseType``.
public let kLowerCaseNumbersSelector = 0
/// A choice of ``kNumberCaseType``.
public let kUpperCaseNumbersSelector = 1

// Selectors of `kTextSpacingType`.

/// A choice of ``kTextSpacingType``.
public let kProportionalTextSelector = 0
/// A choice of ``kTextSpacingType``.
public let kMonospacedTextSelector = 1
/// A choice of ``kTextSpacingType``.
public let kHalfWidthTextSelector = 2

// Selectors of `kCaseSensitiveLayoutType`.

/// A choice of ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveLayoutOnSelector = 0
/// A choice of ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveLayoutOffSelector = 1
/// A choice of ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveSpacingOnSelector = 2
/// A choice of ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveSpacingOffSelector = 3

// Selectors of `kContextualAlternatesType`.

/// A choice of ``kContextualAlternatesType``.
public let kContextualAlternatesOnSelector = 0
/// A choice of ``kContextualAlternatesType``.
public let kContextualAlternatesOffSelector = 1
/// A choice of ``kContextualAlternatesType``.
public let kSwashAlternatesOnSelector = 2
/// A choice of ``kContextualAlternatesType``.
public let kSwashAlternatesOffSelector = 3
/// A choice of ``kContextualAlternatesType``.
public let kContextualSwashAlternatesOnSelector = 4
/// A choice of ``kContextualAlternatesType``.
public let kContextualSwashAlternatesOffSelector = 5

// Selectors of `kLowerCaseType`.

/// A choice of ``kLowerCaseType``.
public let kDefaultLowerCaseSelector = 0
/// A choice of ``kLowerCaseType``.
public let kLowerCaseSmallCapsSelector = 1
/// A choice of ``kLowerCaseType``.
public let kLowerCasePetiteCapsSelector = 2

// Selectors of `kUpperCaseType`.

/// A choice of ``kUpperCaseType``.
public let kDefaultUpperCaseSelector = 0
/// A choice of ``kUpperCaseType``.
public let kUpperCaseSmallCapsSelector = 1
/// A choice of ``kUpperCaseType``.
public let kUpperCasePetiteCapsSelector = 2

// Selectors of `kStylisticAlternativesType`.

/// A choice of ``kStylisticAlternativesType``.
public let kNoStylisticAlternatesSelector = 0
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltOneOnSelector = 2
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltOneOffSelector = 3
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTwoOnSelector = 4
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTwoOffSelector = 5
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltThreeOnSelector = 6
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltThreeOffSelector = 7
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFourOnSelector = 8
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFourOffSelector = 9
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFiveOnSelector = 10
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFiveOffSelector = 11
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSixOnSelector = 12
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSixOffSelector = 13
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSevenOnSelector = 14
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSevenOffSelector = 15
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltEightOnSelector = 16
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltEightOffSelector = 17
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltNineOnSelector = 18
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltNineOffSelector = 19
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTenOnSelector = 20
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTenOffSelector = 21
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltElevenOnSelector = 22
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltElevenOffSelector = 23
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTwelveOnSelector = 24
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTwelveOffSelector = 25
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltThirteenOnSelector = 26
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltThirteenOffSelector = 27
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFourteenOnSelector = 28
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFourteenOffSelector = 29
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFifteenOnSelector = 30
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltFifteenOffSelector = 31
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSixteenOnSelector = 32
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSixteenOffSelector = 33
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSeventeenOnSelector = 34
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltSeventeenOffSelector = 35
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltEighteenOnSelector = 36
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltEighteenOffSelector = 37
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltNineteenOnSelector = 38
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltNineteenOffSelector = 39
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTwentyOnSelector = 40
/// A choice of ``kStylisticAlternativesType``.
public let kStylisticAltTwentyOffSelector = 41
