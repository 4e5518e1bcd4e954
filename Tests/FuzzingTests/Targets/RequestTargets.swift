@testable import Simulator

/// The requests of pages, which anybody on the machine can send.
extension FuzzTarget {
    static let requests = [
        FuzzTarget(
            name: "http-requests",
            words: [
                "GET ", "/devices/", "/previews/feed", "/widgets/", "/icons/", ".png", "Sec-WebSocket-Protocol: quince.token.",
                "Authorization: Bearer ",
                "Host: 127.0.0.1:8080", "Host: localhost:8080", "Origin: http://", "Sec-Fetch-Site: ", "Content-Length: ", "%2F", "%00",
                "..",
            ],
            seeds: {
                let device = "/devices/3F2504E0-4F89-11D3-9A0C-0305E82C3301"
                return [
                    "GET /?=", "GET \(device)/phone/phone.js?a=%20\nHost: 127.0.0.1:8080",
                    "GET /previews/feed\nHost: localhost:8080\nAuthorization: Bearer abc",
                    "GET \(device)/socket\nHost: localhost:8080\nOrigin: http://localhost:8080\nSec-WebSocket-Protocol: quince, quince.token.abc",
                    "GET \(device)/widgets/3/1/2.png\nHost: localhost:8080\nSec-Fetch-Site: cross-site\nSec-Fetch-Mode: navigate\nSec-Fetch-Dest: document",
                ].map { [UInt8]($0) }
            },
            accepts: { bytes in
                let head = bytes.requestHead
                let request = PageRequest(method: head.method, target: head.target, headers: head.headers)
                let access = PageAccess(token: AccessToken())
                access.port = 8080
                _ = (request.resource, request.token, request.subprotocols)
                let resource = try? access.resource(of: request)
                if let resource, resource.needsToken { fatalError("a request without the token gets \(resource)") }
                return resource != nil
            })
    ]
}
