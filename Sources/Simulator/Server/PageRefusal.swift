/// Why a request gets nothing.
enum PageRefusal: Error, Equatable {
    /// The name or the page by which the request comes is another server's.
    case foreign
    case method
    case body
    case token

    /// The status code of HTTP.
    var status: Int {
        switch self {
        case .foreign, .token: 403
        case .method: 405
        case .body: 413
        }
    }

    var text: String {
        switch self {
        case .foreign: "Only Quince's own pages may ask for this.\n"
        case .method: "Pages are only read here: use GET.\n"
        case .body: "A request for a page has no body.\n"
        case .token: "The token of this run is missing or wrong: open the page with “quince open”.\n"
        }
    }
}
