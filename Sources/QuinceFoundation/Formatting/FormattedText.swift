import Foundation
import _FoundationICU

/// Texts that Unicode's CLDR has for numbers with units and for times from now, through the ICU library Foundation comes with.
enum FormattedText {
    /// Calls an ICU function that writes UTF-16 into a buffer, again with a larger one where the first is too small.
    static func text(_ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32) -> String? {
        var capacity = 128
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var length: Int32 = 0
            let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
                guard let start = buffer.baseAddress else { return }
                length = write(start, Int32(capacity), &status)
                count = status.rawValue <= U_ZERO_ERROR.rawValue ? min(Int(length), capacity) : 0
            }
            if status == U_BUFFER_OVERFLOW_ERROR {
                capacity = Int(length) + 1
            } else {
                return status.rawValue <= U_ZERO_ERROR.rawValue ? String(decoding: units, as: UTF16.self) : nil
            }
        }
        return nil
    }

    /// A formatter of numbers in words, which what it is given to closes.
    static func wordsForNumbers(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
        var status = U_ZERO_ERROR
        return swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
    }

    /// Several amounts one after another: “1 hr, 5 min”.
    static func amounts(_ amounts: [UAMeasure], _ width: UAMeasureFormatWidth, _ locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let format = uameasfmt_open(locale.identifier, width, nil, &status) else { return nil }
        defer { uameasfmt_close(format) }
        return text { uameasfmt_formatMultiple(format, amounts, Int32(amounts.count), $0, $1, &$2) }
    }

    /// One amount with its number in words: “five minutes”.
    static func amountInWords(_ amount: UAMeasure, _ locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let format = uameasfmt_open(locale.identifier, UAMEASFMT_WIDTH_WIDE, wordsForNumbers(locale), &status) else { return nil }
        defer { uameasfmt_close(format) }
        return text { uameasfmt_format(format, amount.value, amount.unit, $0, $1, &$2) }
    }

    /// One amount whose number is written as `number`, with the unit's form that suits its value.
    static func amount(_ amount: UAMeasure, number: String, _ width: UAMeasureFormatWidth, _ locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let format = uameasfmt_open(locale.identifier, width, nil, &status), let fields = swift_ufieldpositer_open(&status) else {
            return nil
        }
        defer {
            uameasfmt_close(format)
            swift_ufieldpositer_close(fields)
        }
        guard let text = text({ uameasfmt_formatMultipleForFields(format, [amount], 1, $0, $1, fields, &$2) }) else { return nil }
        let numeric = Int32(UAMEASFMT_NUMERIC_FIELD_FLAG)
        var (start, end): (Int32, Int32) = (0, 0)
        while case let field = swift_ufieldpositer_next(fields, &start, &end), field >= 0 {
            guard field & numeric != 0 else { continue }
            return (text as NSString).replacingCharacters(in: NSRange(location: Int(start), length: Int(end - start)), with: number)
        }
        return text
    }

    /// A unit's own name: “kilometers”.
    static func name(of unit: UAMeasureUnit, _ width: UAMeasureFormatWidth, _ locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let format = uameasfmt_open(locale.identifier, width, nil, &status) else { return nil }
        defer { uameasfmt_close(format) }
        return text { uameasfmt_getUnitName(format, unit, $0, $1, &$2) }
    }

    /// The pattern of hours, minutes and seconds that are told apart by their places, such as `h:mm:ss`.
    static func timePattern(_ pattern: UATimeUnitTimePattern, _ locale: Locale) -> String? {
        text { uatmufmt_getTimePattern(locale.identifier, pattern, $0, $1, &$2) }
    }

    /// Items of a list in words: “a, b, and c”, or what belongs between amounts.
    static func list(_ items: [String], _ type: UListFormatterType, _ locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let format = swift_ulistfmt_openForType(locale.identifier, type, ULISTFMT_WIDTH_WIDE, &status) else { return nil }
        defer { swift_ulistfmt_close(format) }
        let texts = items.map { Array($0.utf16) }
        let all = texts.flatMap { $0 }
        return all.withUnsafeBufferPointer { all in
            guard let start = all.baseAddress else { return items.joined() }
            var position = 0
            let pointers: [UnsafePointer<UInt16>?] = texts.map { item in
                defer { position += item.count }
                return start + position
            }
            let lengths = texts.map { Int32($0.count) }
            return Self.text { swift_ulistfmt_format(format, pointers, lengths, Int32(texts.count), $0, $1, &$2) }
        }
    }
}
