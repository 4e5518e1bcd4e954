import CoreFoundation
import Foundation

/// The encodings that are always there.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100

    /// Another name of `unicode`.
    public static var UTF16: CFStringBuiltInEncodings { .unicode }
}

/// Further encodings, by the numbers of `CFStringEncodingExt.h`.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1
    case macChineseTrad = 2
    case macKorean = 3
    case macCyrillic = 7
    case macChineseSimp = 25
    case isoLatin2 = 0x0202
    case isoLatin3 = 0x0203
    case isoLatin4 = 0x0204
    case isoLatinCyrillic = 0x0205
    case isoLatinArabic = 0x0206
    case isoLatinGreek = 0x0207
    case isoLatinHebrew = 0x0208
    case isoLatin5 = 0x0209
    case isoLatin9 = 0x020F
    case dosLatinUS = 0x0400
    case dosLatin1 = 0x0410
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case windowsHebrew = 0x0505
    case windowsArabic = 0x0506
    case windowsBalticRim = 0x0507
    case windowsVietnamese = 0x0508
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
    case HZ_GB_2312 = 0x0A05
    case big5_HKSCS_1999 = 0x0A06
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case ISO_2022_JP = 0x0820
    case ISO_2022_CN = 0x0830
    case ISO_2022_KR = 0x0840
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW = 0x0931
    case EUC_KR = 0x0940
}

/// The number of no encoding.
public var kCFStringEncodingInvalidId: CFStringEncoding { 0xFFFF_FFFF }

/// The encoding of a name that the Internet's registry of character sets (IANA) has; `kCFStringEncodingInvalidId` for any other name.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    guard let theString else { return kCFStringEncodingInvalidId }
    // `NSString` is `CFString` under another name, but Swift on Linux has no cast for it.
    return CoreFoundation.CFStringConvertIANACharSetNameToEncoding(
        unsafeBitCast(NSString(string: theString), to: CoreFoundation.CFString.self))
}

/// The registered name of an encoding; nil where it has none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    guard let name = CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding) else { return nil }
    return String(describing: unsafeBitCast(name, to: NSString.self))
}

/// Foundation's number of an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    UInt(CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Core Foundation's number of an encoding; `kCFStringEncodingInvalidId` for a number of none.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    CoreFoundation.CFStringConvertNSStringEncodingToEncoding(numericCast(encoding))
}

/// Whether texts can be read and written in an encoding.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool { CoreFoundation.CFStringIsEncodingAvailable(encoding) }

/// The encoding of texts for C functions that name none.
public func CFStringGetSystemEncoding() -> CFStringEncoding { CFStringBuiltInEncodings.UTF8.rawValue }

extension String.Encoding {
    init(coreFoundation encoding: CFStringEncoding) { self.init(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding)) }
}
