import Foundation

public let kCFStringTransformStripCombiningMarks: CFString! = "Strip Combining Marks"
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString! = StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
public let kCFStringTransformHiraganaKatakana: CFString! = StringTransform.hiraganaToKatakana.rawValue
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformLatinHangul: CFString! = StringTransform.latinToHangul.rawValue
public let kCFStringTransformLatinArabic: CFString! = StringTransform.latinToArabic.rawValue
public let kCFStringTransformLatinHebrew: CFString! = StringTransform.latinToHebrew.rawValue
public let kCFStringTransformLatinThai: CFString! = StringTransform.latinToThai.rawValue
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue

/// Transforms a string in place.
///
/// - Parameters:
///   - range: The stretch to transform; nil = all of the string. It becomes what the stretch's text has become.
///   - transform: One of the constants, or an identifier of ICU's.
/// - Returns: Whether there is such a transform.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let all = CFRange(location: 0, length: string.length)
    let part = range?.pointee ?? all
    let place = NSRange(location: part.location, length: part.length)
    let kind = transform == kCFStringTransformStripCombiningMarks ? .stripCombiningMarks : StringTransform(transform)
    guard let text = string.substring(with: place).applyingTransform(kind, reverse: reverse) else { return false }
    string.replaceCharacters(in: place, with: text)
    range?.pointee = CFRange(location: part.location, length: text.utf16.count)
    return true
}
