import RenderProtocol

extension PageLayer {
    /// Writes what a page that shows `old` must change to show `self`.
    func write(to json: inout JSONWriter, from old: PageLayer?) {
        json.object { json in
            if name != old?.name {
                json.key("name")
                json.value(name)
            }
            for part in Part.allCases where parts[part] != old?.parts[part] {
                json.key(part.rawValue)
                write(parts[part], from: old?.parts[part], to: &json)
            }
            if contents != old?.contents { write(contents, to: &json) }
            if fading != old?.fading {
                json.key("fading")
                if let fading { json.value(fading.rawValue) } else { json.null() }
            }
            if mask != old?.mask {
                json.key("masking")
                if let mask { json.value(mask) } else { json.null() }
            }
            if coloring != old?.coloring {
                json.key("coloring")
                if let coloring { json.value(coloring) } else { json.null() }
            }
            if replicator != old?.replicator { write(replicator, to: &json) }
            if particles != old?.particles { write(particles, to: &json) }
            if hosted != old?.hosted {
                json.key("hosted")
                json.value(Double(hosted ?? 0))
            }
            if darkens != old?.darkens ?? false {
                json.key("darkens")
                json.value(darkens)
            }
            if children != old?.children ?? [] {
                json.key("children")
                json.array { json in for child in children { json.value(child.rawValue) } }
            }
        }
    }

    private func write(_ style: Style?, from old: Style?, to json: inout JSONWriter) {
        guard let style else { return json.null() }
        json.object { json in
            for property in Set(style.keys).union((old ?? [:]).keys).sorted() where style[property] != old?[property] {
                json.key(property)
                if let value = style[property] { json.value(value) } else { json.null() }
            }
        }
    }

    private func write(_ contents: Contents?, to json: inout JSONWriter) {
        json.key("contents")
        guard let contents else { return json.null() }
        json.object { json in
            json.key("image")
            json.value(contents.image.rawValue)
            if let tint = contents.tint {
                json.key("tint")
                json.value(tint)
            }
            guard !contents.size.isEmpty else { return }
            json.key("size")
            json.array { json in for length in contents.size { json.value(length) } }
            json.key("patches")
            json.array { json in
                for patch in contents.patches { json.array { json in for number in patch { json.value(number) } } }
            }
        }
    }

    private func write(_ replicator: Replicator?, to json: inout JSONWriter) {
        json.key("replicator")
        guard let replicator else { return json.null() }
        json.object { json in
            json.key("count")
            json.value(Double(replicator.count))
            json.key("delay")
            json.value(replicator.delay)
            json.key("transform")
            json.value(replicator.transform)
            guard let color = replicator.color else { return }
            Self.write("color", color, to: &json)
            Self.write("offsets", replicator.offsets, to: &json)
        }
    }

    private func write(_ particles: Particles?, to json: inout JSONWriter) {
        json.key("particles")
        guard let particles else { return json.null() }
        json.object { json in
            json.key("mode")
            json.value(particles.mode)
            Self.write("origin", particles.origin, to: &json)
            json.key("scale")
            json.value(particles.scale)
            Self.write("sources", particles.sources, to: &json)
        }
    }

    private static func write(_ key: String, _ sources: [Particles.Source], to json: inout JSONWriter) {
        json.key(key)
        json.array { json in for source in sources { write(source, to: &json) } }
    }

    private static func write(_ source: Particles.Source, to json: inout JSONWriter) {
        json.object { json in
            json.key("image")
            json.value(source.image.rawValue)
            json.key("shape")
            json.value(source.shape)
            json.key("mode")
            json.value(source.mode)
            write("place", source.place, to: &json)
            write("emission", source.emission, to: &json)
            write("motion", source.motion, to: &json)
            write("colors", source.colors, to: &json)
            write("crop", source.crop, to: &json)
            write("size", source.size, to: &json)
            json.key("nearest")
            json.value(source.isNearest)
            write("carried", source.carried, to: &json)
        }
    }

    private static func write(_ key: String, _ numbers: [Double], to json: inout JSONWriter) {
        json.key(key)
        json.array { json in for number in numbers { json.value(number) } }
    }
}

extension PageAnimation {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("part")
            json.value(part.rawValue)
            json.key("begin")
            json.value(begin)
            json.key("duration")
            json.value(duration)
            if iterations != 1 {
                json.key("iterations")
                json.value(iterations)
            }
            if alternates {
                json.key("direction")
                json.value("alternate")
            }
            if fill != "none" {
                json.key("fill")
                json.value(fill)
            }
            if rate != 1 {
                json.key("rate")
                json.value(rate)
            }
            if offset != 0 {
                json.key("offset")
                json.value(offset)
            }
            if easing != "linear" {
                json.key("easing")
                json.value(easing)
            }
            json.key("frames")
            json.array { json in for frame in frames { write(frame, to: &json) } }
        }
    }

    private func write(_ frame: Frame, to json: inout JSONWriter) {
        json.object { json in
            for (property, value) in frame.style.sorted(by: { $0.key < $1.key }) {
                json.key(property)
                json.value(value)
            }
        }
    }
}
