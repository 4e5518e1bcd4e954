import DeviceProtocol
import Foundation
import Simulator

/// Plays the actions of a request, tick by tick, on the phone's clock.
struct ActionPlayer {
    let driver: PhoneDriver
    var fingers: FingerState
    var keys: KeyState
    /// Returns the middle of an element.
    let middle: (String) throws -> CGPoint

    /// A finger that moves without a duration still takes a moment, in seconds.
    private static let shortest = 1.0 / 30

    mutating func play(_ sources: [ActionSource]) throws {
        let ticks = sources.map(\.actions.count).max() ?? 0
        for tick in 0..<ticks {
            let actions = sources.compactMap { source in
                source.actions.indices.contains(tick) ? (source: source, action: source.actions[tick]) : nil
            }
            try play(actions)
        }
    }

    private mutating func play(_ actions: [(source: ActionSource, action: ActionSource.Action)]) throws {
        var samples: [TouchSample] = []
        var moves: [FingerMove] = []
        for (source, action) in actions {
            switch action {
            case .pause: break
            case .keyDown(let key): try keys.press(key, on: driver)
            case .keyUp(let key): try keys.release(key, on: driver)
            case .pointerDown: if let sample = lower(source.id) { samples.append(sample) }
            case .pointerUp: if let sample = lift(source.id, .ended) { samples.append(sample) }
            case .pointerCancel: if let sample = lift(source.id, .cancelled) { samples.append(sample) }
            case .pointerMove(let x, let y, let origin, let duration):
                let start = fingers.finger(source.id).place
                let end = try place(x, y, origin, from: start)
                moves.append(FingerMove(source: source.id, start: start, end: end, duration: duration))
            case .scroll(let x, let y, let deltaX, let deltaY, let origin, let duration):
                try scroll(from: try place(x, y, origin, from: .zero), deltaX, deltaY, duration)
            }
        }
        try driver.fingers(continuing: true).touch(samples)
        try pass(actions.map(\.action.duration).max() ?? 0, moves)
    }

    private mutating func lower(_ source: String) -> TouchSample? {
        var finger = fingers.finger(source)
        guard !finger.isDown else { return nil }
        finger.isDown = true
        fingers.set(finger, of: source)
        return TouchSample(finger: finger.number, phase: .began, x: finger.place.x, y: finger.place.y)
    }

    private mutating func lift(_ source: String, _ phase: TouchSample.Phase) -> TouchSample? {
        var finger = fingers.finger(source)
        guard finger.isDown else { return nil }
        finger.isDown = false
        fingers.set(finger, of: source)
        return TouchSample(finger: finger.number, phase: phase, x: finger.place.x, y: finger.place.y)
    }

    /// - Throws: `move target out of bounds`.
    private func place(_ x: Double, _ y: Double, _ origin: ActionSource.Origin, from present: CGPoint) throws -> CGPoint {
        let start =
            switch origin {
            case .viewport: CGPoint.zero
            case .pointer: present
            case .element(let id): try middle(id)
            }
        let place = CGPoint(x: start.x + x, y: start.y + y)
        let screen = driver.screen
        guard place.x >= 0, place.y >= 0, place.x <= screen.width, place.y <= screen.height else {
            throw WebDriverError(
                .moveTargetOutOfBounds,
                "(\(place.x), \(place.y)) is outside of the screen, which is \(Int(screen.width)) × \(Int(screen.height)) points")
        }
        return place
    }

    /// Lets a tick's time pass while fingers move.
    private mutating func pass(_ duration: Double, _ moves: [FingerMove]) throws {
        let isMoving = moves.contains { fingers.finger($0.source).isDown }
        guard isMoving else {
            for move in moves { set(move.end, of: move.source) }
            if duration > 0 { _ = try driver.passTime(duration) }
            return
        }
        let duration = max(duration, Self.shortest)
        try driver.fingers(continuing: true).move(for: duration) { part in
            moves.compactMap { move in
                let before = fingers.finger(move.source)
                let place = part == 1 ? move.end : move.place(after: duration * part)
                set(place, of: move.source)
                guard before.isDown, before.place != place else { return nil }
                return TouchSample(finger: before.number, phase: .moved, x: place.x, y: place.y)
            }
        }
    }

    private mutating func set(_ place: CGPoint, of source: String) {
        var finger = fingers.finger(source)
        finger.place = place
        fingers.set(finger, of: source)
    }

    /// A wheel that turns scrolls by a finger that moves the other way.
    private func scroll(from start: CGPoint, _ deltaX: Double, _ deltaY: Double, _ duration: Double) throws {
        let screen = driver.screen.insetBy(dx: 1, dy: 1)
        let end = CGPoint(
            x: min(max(start.x - deltaX, screen.minX), screen.maxX), y: min(max(start.y - deltaY, screen.minY), screen.maxY))
        try driver.fingers(continuing: true).swipe(from: start, to: end, duration: max(duration, 0.3), hold: Scrolling.rest)
    }

    /// Lifts every finger and releases every key.
    mutating func releaseAll() throws {
        let samples = fingers.down.map { TouchSample(finger: $0.number, phase: .ended, x: $0.place.x, y: $0.place.y) }
        fingers.removeAll()
        try driver.fingers(continuing: true).touch(samples)
        try keys.releaseAll(on: driver)
    }
}
