// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: CFNetwork's messages; use URLSession")
public final class CFHTTPMessage {}

@available(*, unavailable, message: "not yet in Quince: CFNetwork's authentication; use URLSession")
public final class CFHTTPAuthentication {}

@available(*, unavailable, message: "not yet in Quince: CFNetwork's hosts; use Network")
public final class CFHost {}

@available(*, unavailable, message: "not yet in Quince: CFNetwork's services; use Network")
public final class CFNetService {}

@available(*, unavailable, message: "not yet in Quince: CFNetwork's browsers of services; use Network")
public final class CFNetServiceBrowser {}

@available(*, unavailable, message: "not yet in Quince: CFNetwork's streams; use URLSession")
public func CFReadStreamCreateForHTTPRequest(_ alloc: CFAllocator?, _ request: Any) -> Any { fatalError() }
