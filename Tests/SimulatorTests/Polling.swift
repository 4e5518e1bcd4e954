/// Whether `condition` holds within `limit`, evaluating it again until then.
///
/// For what another process does at its own pace. The condition asks the host, so that nothing spins, and how often it is asked says nothing about
/// how long a busy machine may take.
func eventually(within limit: Duration = .seconds(60), _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + limit
    repeat {
        if try condition() { return true }
    } while ContinuousClock.now < deadline
    return false
}
