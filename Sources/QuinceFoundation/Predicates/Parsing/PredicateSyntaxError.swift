/// Why a format cannot be read, as the reason of iOS's exception words it.
struct PredicateSyntaxError: Error, Equatable {
    let reason: String

    static func unparsable(_ format: String) -> PredicateSyntaxError {
        PredicateSyntaxError(reason: "Unable to parse the format string \"\(format)\"")
    }
    static let insufficientArguments = PredicateSyntaxError(
        reason: "Insufficient arguments for conversion characters specified in format string.")
}
