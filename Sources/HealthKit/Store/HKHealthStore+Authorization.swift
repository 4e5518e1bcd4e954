import DeviceRuntime
import HealthModel
@_spi(Quince) import QuinceFoundation

/// The rules of permissions. The user is asked once for an app; types that it asks for later are decided as the first ones were.
///
/// Source: Apple's documentation of “Authorizing access to health data”.
extension HKHealthStore {
    static func authorization(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) -> HealthAuthorization {
        var authorization = HealthAuthorization()
        (authorization.share, authorization.read) = (Set(share.map(\.identifier)), Set(read.map(\.identifier)))
        return authorization
    }

    static func record(_ asked: HealthAuthorization) throws {
        let app = HealthSource.app.bundle
        try HealthDatabase.change { document in
            document.authorizations[app, default: HealthAuthorization()].share.formUnion(asked.share)
            document.authorizations[app, default: HealthAuthorization()].read.formUnion(asked.read)
        }
    }

    static func status(of wanted: HealthAuthorization) throws -> HKAuthorizationRequestStatus {
        guard DeviceRuntime.current.permissions.currentStatus(of: .health) != .notDetermined else { return .shouldRequest }
        let asked = try HealthDatabase.read().authorizations[HealthSource.app.bundle] ?? HealthAuthorization()
        return wanted.share.isSubset(of: asked.share) && wanted.read.isSubset(of: asked.read) ? .unnecessary : .shouldRequest
    }

    /// Ends the app for types that cannot be asked for, and for an Info.plist that does not say why.
    static func validate(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) {
        forbid(share.filter { !$0.isWritable }, "share")
        forbid(read.filter { !$0.isReadable }, "read")
        require("NSHealthUpdateUsageDescription", "write", share)
        require("NSHealthShareUsageDescription", "read", read)
    }

    static func names(_ types: some Collection<HKObjectType>) -> String { types.map(\.identifier).sorted().joined(separator: ", ") }

    static func forbid(_ types: some Collection<HKObjectType>, _ action: String) {
        guard !types.isEmpty else { return }
        raise(.invalidArgumentException, "Authorization to \(action) the following types is disallowed: \(names(types))")
    }

    static func require(_ key: String, _ action: String, _ types: some Collection<HKObjectType>) {
        guard !types.isEmpty, DeviceRuntime.current.information.string(key) == nil else { return }
        raise(
            .invalidArgumentException,
            "\(key) must be set in the app's Info.plist in order to request \(action) authorization for the following types: \(names(types))"
        )
    }
}
