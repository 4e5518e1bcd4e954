import CSpawn

/// The end of this process by a signal, with which its children end.
package enum Interruption {
    /// Has SIGINT, SIGTERM and SIGHUP end the children of this process, too, unless it ignores or handles them already; so does its exit.
    package static func endsChildren() { spawn_guard_on_signals() }
}
