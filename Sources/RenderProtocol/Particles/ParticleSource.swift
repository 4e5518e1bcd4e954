import Foundation

/// A `particles` layer with what its particles carry along: which particles there are at a time, and where.
///
/// Everything follows from the time in closed form. Velocity and acceleration are constant over a life, so a place is a parabola's.
struct ParticleSource {
    private let id: LayerID
    private let emission: ParticleEmission
    private let motion: ParticleMotion
    private let colors: [Double]
    private let form: EmitterForm
    private let carried: [ParticleSource]

    init?(_ id: LayerID, in tree: RenderTree, depth: Int = 0) {
        guard depth < 4, let layer = tree.layers[id], layer[.kind] == .keyword("particles"),
            case .numbers(let when) = layer[.emission], let emission = ParticleEmission(when),
            case .numbers(let how) = layer[.particleMotion], let motion = ParticleMotion(how)
        else { return nil }
        (self.id, self.emission, self.motion) = (id, emission, motion)
        if case .numbers(let numbers) = layer[.particleColors], numbers.count == 12 {
            colors = numbers
        } else {
            colors = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
        }
        guard case .keyword(let shape) = layer[.emitterShape], case .keyword(let mode) = layer[.emitterMode],
            case .point(let position) = layer[.emitterPosition], case .size(let size) = layer[.emitterSize]
        else { return nil }
        form = EmitterForm(
            shape: shape, mode: mode, center: SIMD3(Double(position.x), Double(position.y), motion.emitterZPosition), size: size,
            depth: motion.emitterDepth)
        guard case .layers(let below) = layer[.sublayers] else { return nil }
        carried = below.compactMap { ParticleSource($0, in: tree, depth: depth + 1) }
    }

    /// Adds the particles that a media time finds alive, oldest first.
    func add(at time: Double, to swarm: inout Swarm) { add(at: time * emission.timeRate + emission.timeOffset, from: nil, to: &swarm) }

    /// - Parameters:
    ///   - time: In the source's time, or in seconds since the birth of the particle that carries the source.
    ///   - carrier: That particle; nil for the emitter itself.
    private func add(at time: Double, from carrier: Carrier?, to swarm: inout Swarm) {
        let rate = emission.birthRate
        guard rate > 0, motion.longestLife > 0, time > emission.begin else { return }
        // What a carrier leaves behind outlives it, but it leaves nothing more.
        let end = min(time, emission.end, carrier?.life ?? .infinity)
        let last = ((end - emission.begin) * rate).rounded(.down) - 1
        let earliest = ((time - motion.longestLife - carriedLife - emission.begin) * rate).rounded(.down) - 1
        let first = max(earliest, 0, last - Double(CommitLimits.particles))
        guard first <= last, last + emission.firstIndex < 1e15 else { return }
        var index = first
        while index <= last, swarm.hasRoom {
            add(Int(index + emission.firstIndex), emission.begin + (index + 1) / rate, at: time, from: carrier, to: &swarm)
            index += 1
        }
    }

    /// The maximum time for which carried sources remain visible after their particle's end, in seconds.
    private var carriedLife: Double { carried.map { $0.motion.longestLife + $0.carriedLife }.max() ?? 0 }

    private func add(_ number: Int, _ born: Double, at time: Double, from carrier: Carrier?, to swarm: inout Swarm) {
        let key = ParticleRandom.hash(
            ParticleRandom.hash(carrier?.key ?? 0, emission.seed), UInt32(truncatingIfNeeded: number))
        let life = motion.lifetime + motion.lifetimeRange * ParticleRandom.signed(key, 4), age = time - born
        swarm.births += 1
        guard life > 0, age >= 0 else { return }
        var flight = flight(key)
        if let carrier { flight.start += carrier.place(at: born) }
        if age < life { swarm.particles.append(particle(key, age, flight)) }
        for source in carried { source.add(at: age, from: Carrier(key: key, life: life, flight: flight), to: &swarm) }
    }

    private func flight(_ key: UInt32) -> Flight {
        let (start, base) = form.birth(key)
        let speed = motion.velocity + motion.velocityRange * ParticleRandom.signed(key, 5)
        let longitude = base + motion.longitude + motion.emissionRange / 2 * ParticleRandom.signed(key, 6)
        let latitude = motion.latitude
        let velocity = SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)) * speed
        return Flight(start: start, velocity: velocity, acceleration: motion.acceleration)
    }

    private func particle(_ key: UInt32, _ age: Double, _ flight: Flight) -> Particle {
        func component(_ index: Int) -> Double {
            let value = colors[index] + colors[index + 4] * ParticleRandom.signed(key, UInt32(10 + index)) + colors[index + 8] * age
            return min(max(value, 0), 1)
        }
        return Particle(
            source: id, position: flight.place(at: age),
            scale: max(motion.scale + motion.scaleRange * ParticleRandom.signed(key, 7) + motion.scaleSpeed * age, 0),
            angle: (motion.spin + motion.spinRange * ParticleRandom.signed(key, 8)) * age,
            color: RenderColor(red: component(0), green: component(1), blue: component(2), alpha: component(3)), age: age)
    }

    private struct Flight {
        var start: SIMD3<Double>
        let velocity, acceleration: SIMD3<Double>

        func place(at age: Double) -> SIMD3<Double> { start + velocity * age + acceleration * (age * age / 2) }
    }

    /// The collected particles, and the number of births examined for them.
    struct Swarm {
        var particles: [Particle] = []
        var births = 0

        var hasRoom: Bool { particles.count < CommitLimits.particles && births < 4 * CommitLimits.particles }
    }

    /// A particle that carries sources along.
    private struct Carrier {
        let key: UInt32
        let life: Double
        let flight: Flight

        func place(at age: Double) -> SIMD3<Double> { flight.place(at: age) }
    }
}

extension RenderTree {
    /// The particles that an emitter shows at a media time, in the order they are drawn in.
    public func particles(of emitter: LayerID, at time: Double) -> [Particle] {
        guard let layer = layers[emitter], case .layers(let below) = layer[.sublayers] else { return [] }
        var swarm = ParticleSource.Swarm()
        for source in below.compactMap({ ParticleSource($0, in: self) }) { source.add(at: time, to: &swarm) }
        guard case .keyword(let mode) = layer[.renderMode] else { return swarm.particles }
        return Self.ordered(swarm.particles, mode)
    }

    /// Returns the particles in the order of a render mode. The sort is stable: equal ones stay in the order of sources and births.
    private static func ordered(_ particles: [Particle], _ mode: String) -> [Particle] {
        func sorted(_ isBelow: (Particle, Particle) -> Bool) -> [Particle] {
            particles.enumerated().sorted {
                isBelow($0.element, $1.element) || !isBelow($1.element, $0.element) && $0.offset < $1.offset
            }.map(\.element)
        }
        switch mode {
        case "oldestFirst": return sorted { $0.age > $1.age }
        case "oldestLast": return sorted { $0.age < $1.age }
        case "backToFront": return sorted { $0.position.z < $1.position.z }
        default: return particles
        }
    }
}
