extension TextTokens {
    /// The rest of an `animate` line, from the key on.
    mutating func animation() throws -> RenderAnimation {
        let key = try string("an animation's key")
        let path = try word("a property").split(separator: ".", maxSplits: 1).map(String.init)
        guard let property = path.first.flatMap({ LayerKey.byName[$0] }) else {
            throw error("expected a property, found \"\(path.first ?? "")\"")
        }
        var component: RenderAnimation.Component?
        if path.count == 2 {
            component = RenderAnimation.Component(rawValue: path[1])
            guard component != nil else { throw error("expected a component of \(property), found \"\(path[1])\"") }
        }
        var animation = RenderAnimation(
            key: key, property: property, component: component, motion: .crossfade(from: ImageID(0)),
            timing: AnimationTiming(beginTime: 0, duration: 0))
        animation.motion = try motion(animation.valueKind)
        try options(of: &animation)
        return animation
    }

    private mutating func motion(_ kind: LayerValue.Kind) throws -> RenderAnimation.Motion {
        switch try word("from, spring, keyframes or crossfade") {
        case "from":
            let from = try value(kind)
            try keyword("to")
            return .basic(from: from, to: try value(kind))
        case "spring":
            try keyword("from")
            let from = try value(kind)
            try keyword("to")
            let to = try value(kind)
            var numbers: [Double] = []
            for name in ["mass", "stiffness", "damping", "velocity"] {
                try keyword(name)
                numbers.append(try number("a number"))
            }
            return .spring(from: from, to: to, mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: numbers[3])
        case "keyframes": return try keyframes(kind)
        case "crossfade": return .crossfade(from: ImageID(try identifier("an image")))
        case let word: throw error("expected from, spring, keyframes or crossfade, found \"\(word)\"")
        }
    }

    private mutating func keyframes(_ kind: LayerValue.Kind) throws -> RenderAnimation.Motion {
        let word = try word("a calculation mode")
        guard let mode = RenderAnimation.CalculationMode(rawValue: word) else {
            throw error("expected a calculation mode, found \"\(word)\"")
        }
        try keyword("values")
        var values: [LayerValue] = []
        while isAtGroup { values += try parenthesized { try $0.value(kind) } }
        try keyword("times")
        let times = try parenthesized { try $0.number("a key time") }
        var curves: [TimingCurve] = []
        if skip("curves") { curves = try parenthesized { try $0.curve() } }
        return .keyframes(values: values, keyTimes: times, curves: curves, mode: mode)
    }

    private mutating func curve() throws -> TimingCurve {
        TimingCurve(try number("x1"), try number("y1"), try number("x2"), try number("y2"))
    }

    private mutating func options(of animation: inout RenderAnimation) throws {
        while !isAtEnd {
            switch try word("an option") {
            case "begin": animation.timing.beginTime = try number("a time")
            case "duration": animation.timing.duration = try number("seconds")
            case "speed": animation.timing.speed = try number("a factor")
            case "offset": animation.timing.timeOffset = try number("seconds")
            case "repeat": animation.timing.repeatCount = try number("a count")
            case "autoreverses": animation.timing.autoreverses = true
            case "fill":
                let word = try word("a fill mode")
                guard let mode = AnimationTiming.FillMode(rawValue: word) else { throw error("expected a fill mode, found \"\(word)\"") }
                animation.timing.fillMode = mode
            case "stays": animation.timing.isRemovedOnCompletion = false
            case "curve": animation.curve = try curve()
            case "additive": animation.isAdditive = true
            case "cumulative": animation.isCumulative = true
            case let word: throw error("expected an option of an animation, found \"\(word)\"")
            }
        }
    }
}
