import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// What the page is told, as readable JSON: the mapping from Core Animation to CSS.
struct MappingTests {
    /// The JSON of the layers (or another part) of a message.
    private func text(_ message: Data, _ keys: String...) throws -> String {
        let length = message.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        var value: Any = try JSONSerialization.jsonObject(with: message.dropFirst(4).prefix(length))
        for key in keys { value = (value as? [String: Any])?[key] ?? "absent" }
        let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
        return String(decoding: data, as: UTF8.self)
    }

    private func box(_ properties: LayerProperties) throws -> String {
        var tree = TestTree()
        tree.frame(2, in: 1, 10, 20, 100, 50, properties)
        var encoder = PageEncoder(scale: 2)
        return try text(encoder.snapshot(tree.tree), "layers", "2", "box")
    }

    @Test func placesByPositionAnchorAndTransform() throws {
        #expect(try box([:]) == #"{"height":"50px","transform":"translate(10px,20px)","width":"100px"}"#)
        let turned: LayerProperties = [
            .anchorPoint: .point(.zero), .position: .point(CGPoint(x: 5, y: 6)),
            .transform: .transform(RenderTransform([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
        ]
        #expect(try box(turned).contains(#""transform":"matrix(0,1,-1,0,5,6)""#))
        var perspective = RenderTransform.identity
        perspective.m34 = -0.002
        #expect(try box([.transform: .transform(perspective)]).contains("matrix3d(1,0,0,0,0,1,0,0,-0.12,-0.09,1,-0.002,10,20,0,1)"))
    }

    @Test func coloursOpacityAndVisibility() throws {
        let style = try box([
            .backgroundColor: .color(RenderColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)), .opacity: .number(0.5), .isHidden: .bool(true),
            .isDoubleSided: .bool(false), .compositingFilter: .keyword("multiply"), .masksToBounds: .bool(true),
        ])
        #expect(
            style
                == #"{"backfaceVisibility":"hidden","backgroundColor":"rgb(255 127.5 0 / 0.25)","display":"none","height":"50px","#
                + #""mixBlendMode":"multiply","opacity":"0.5","overflow":"clip","transform":"translate(10px,20px)","width":"100px"}"#)
    }

    @Test func corners() throws {
        #expect(try box([.cornerRadius: .number(8)]).contains(#""borderRadius":"8px""#))
        #expect(try box([.cornerRadius: .number(90)]).contains(#""borderRadius":"25px""#))
        #expect(try box([.cornerRadius: .number(8), .maskedCorners: .number(3)]).contains(#""borderRadius":"8px 8px 0 0""#))
        let continuous = try box([.cornerRadius: .number(10), .cornerCurve: .keyword("continuous")])
        #expect(continuous.contains(#""borderRadius":"15.2867px""#))
        #expect(continuous.contains(#""cornerShape":"superellipse(1.704"#))
    }

    @Test func shadows() throws {
        let shadow: LayerProperties = [
            .shadowOpacity: .number(0.5), .shadowRadius: .number(4), .shadowOffset: .size(CGSize(width: 1, height: 2)),
        ]
        let opaque = shadow.merging([.backgroundColor: .color(.red)]) { $1 }
        #expect(try box(opaque).contains(#""boxShadow":"1px 2px 8px rgb(0 0 0 / 0.5)""#))
        #expect(try box(shadow).contains(#""filter":"drop-shadow(1px 2px 4px rgb(0 0 0 / 0.5))""#))
        // Clipping takes the shadow with it.
        #expect(try !box(opaque.merging([.masksToBounds: .bool(true)]) { $1 }).contains("hadow"))
    }

    @Test func gradients() throws {
        var tree = TestTree()
        let colors = LayerValue.colors([.red, .blue])
        tree.frame(2, in: 1, 0, 0, 100, 50, [.kind: .keyword("gradient"), .colors: colors, .locations: .numbers([0.25, 1])])
        tree.frame(
            3, in: 1, 0, 0, 100, 50,
            [
                .kind: .keyword("gradient"), .colors: colors, .startPoint: .point(CGPoint(x: 0, y: 0.5)),
                .endPoint: .point(CGPoint(x: 1, y: 0.5)),
            ])
        tree.frame(
            4, in: 1, 0, 0, 100, 50,
            [
                .kind: .keyword("gradient"), .colors: colors, .gradientType: .keyword("radial"),
                .startPoint: .point(CGPoint(x: 0.5, y: 0.5)),
                .endPoint: .point(CGPoint(x: 1, y: 1)),
            ])
        var encoder = PageEncoder(scale: 2)
        let message = encoder.snapshot(tree.tree)
        let red = "rgb(255 58.65 48.45)", blue = "rgb(0 122.4 255)"
        #expect(try text(message, "layers", "2", "box", "backgroundImage") == "\"linear-gradient(180deg,\(red) 12.5px,\(blue) 50px)\"")
        #expect(try text(message, "layers", "3", "box", "backgroundImage") == "\"linear-gradient(90deg,\(red) 0,\(blue) 100px)\"")
        #expect(
            try text(message, "layers", "4", "box", "backgroundImage")
                == "\"radial-gradient(50px 25px at 50px 25px,\(red) 0%,\(blue) 100%)\"")
    }

    @Test func shapesAndMasks() throws {
        var tree = TestTree()
        let path = RenderPath([
            .move(.zero), .line(CGPoint(x: 10, y: 0)), .quad(CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5)), .close,
        ])
        tree.frame(
            2, in: 1, 0, 0, 100, 50,
            [
                .kind: .keyword("shape"), .path: .path(path), .fillColor: .none, .strokeColor: .color(.black), .lineWidth: .number(2),
                .strokeEnd: .number(0.5),
            ])
        tree.frame(3, in: 1, 0, 0, 100, 50, [.mask: .layer(LayerID(4))])
        tree.layer(
            4, [.bounds: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .cornerRadius: .number(5), .backgroundColor: .color(.black)])
        var encoder = PageEncoder(scale: 2)
        let message = encoder.snapshot(tree.tree)
        let shape = try text(message, "layers", "2", "shape")
        #expect(shape.contains(#""d":"path(\"M0 0L10 0Q12 5 10 10Z\")""#))
        #expect(shape.contains(#""strokeDasharray":"0.5 2""#))
        #expect(shape.contains(#""fill":"none""#))
        let corner = "M0 5C0 2.2386 2.2386 0 5 0L15 0"
        #expect(try text(message, "layers", "3", "masking").contains(#"<path d=\"\#(corner)"#))
        #expect(try text(message, "layers", "3", "masking").contains(#"Z\" fill=\"rgb(0 0 0)\"/>"#))
    }

    @Test func onlyWhatDiffersIsSent() throws {
        var tree = TestTree()
        tree.frame(2, in: 1, 10, 20, 100, 50)
        tree.frame(3, in: 1, 10, 20, 100, 50, [.opacity: .number(0.5)])
        var encoder = PageEncoder(scale: 2)
        _ = encoder.snapshot(tree.tree)
        tree.next(at: 101)
        tree.layer(3, [.opacity: .number(1), .position: .point(CGPoint(x: 61, y: 45)), .cornerRadius: .number(0)])
        let message = encoder.encode(tree.commit, tree: tree.tree)
        #expect(
            try text(message) == #"{"layers":{"3":{"box":{"opacity":null,"transform":"translate(11px,20px)"}}},"sequence":2,"time":101}"#)
    }

    @Test func depthOrdersSiblings() throws {
        var tree = TestTree()
        tree.frame(2, in: 1, 0, 0, 10, 10, [.zPosition: .number(1)])
        tree.frame(3, in: 1, 0, 0, 10, 10)
        var encoder = PageEncoder(scale: 2)
        #expect(try text(encoder.snapshot(tree.tree), "layers", "1", "children") == "[3,2]")
        tree.next(at: 101)
        tree.layer(2, [.zPosition: .number(-1)])
        #expect(try text(encoder.encode(tree.commit, tree: tree.tree), "layers", "1", "children") == "[2,3]")
    }

    @Test func aBasicAnimationIsTwoFrames() throws {
        var tree = TestTree()
        tree.frame(2, in: 1, 0, 0, 100, 100)
        tree.next(at: 101)
        tree.layer(2, [.position: .point(CGPoint(x: 250, y: 50))])
        tree.animate(
            2,
            RenderAnimation(
                key: "position", property: .position,
                motion: .basic(from: .point(CGPoint(x: -200, y: 0)), to: .point(.zero)),
                timing: AnimationTiming(beginTime: 101, duration: 0.25, fillMode: .backwards), curve: .easeInEaseOut, isAdditive: true))
        var encoder = PageEncoder(scale: 2)
        let message = encoder.encode(tree.commit, tree: tree.tree)
        #expect(
            try text(message, "animations", "2")
                == #"[{"begin":101,"duration":0.25,"easing":"cubic-bezier(0.42,0,0.58,1)","fill":"backwards","#
                + #""frames":[{"transform":"none"},{"transform":"translate(200px,0)"}],"part":"box"}]"#)
    }

    @Test func aSpringIsSampled() throws {
        var tree = TestTree()
        tree.frame(2, in: 1, 0, 0, 100, 100)
        tree.animate(
            2,
            RenderAnimation(
                key: "scale", property: .transform, component: .scale,
                motion: .spring(from: .number(0.5), to: .number(1), mass: 1, stiffness: 300, damping: 12, initialVelocity: 0),
                timing: AnimationTiming(beginTime: 100, duration: 0.5)))
        var encoder = PageEncoder(scale: 2)
        let animations = try text(encoder.snapshot(tree.tree), "animations", "2")
        #expect(animations.components(separatedBy: "\"transform\"").count - 1 == 31)
        #expect(animations.contains("matrix(0.5,0,0,0.5,25,25)"))
    }

    @Test func endlessAnimationsAndScrolling() throws {
        var tree = TestTree()
        tree.frame(2, in: 1, 0, 0, 100, 100)
        tree.frame(3, in: 2, 0, 0, 10, 10)
        tree.animate(
            2,
            RenderAnimation(
                key: "bounds", property: .bounds, component: .originY, motion: .basic(from: .number(0), to: .number(50)),
                timing: AnimationTiming(beginTime: 100, duration: 1, repeatCount: .infinity, autoreverses: true)))
        var encoder = PageEncoder(scale: 2)
        let animations = try text(encoder.snapshot(tree.tree), "animations", "2")
        #expect(animations.contains(#""direction":"alternate""#))
        #expect(animations.contains(#""iterations":"Infinity""#))
        #expect(
            animations.contains(
                #""frames":[{"transform":"none"},{"transform":"translate(0,-50px)"}],"iterations":"Infinity","part":"inner""#))
    }

    @Test func bitmapsBecomeStraightRGBA() throws {
        var tree = TestTree()
        tree.image(7, width: 2, height: 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 64, 128, 128] }
        tree.frame(2, in: 1, 0, 0, 10, 10, [.contents: .image(ImageID(7))])
        var encoder = PageEncoder(scale: 2)
        let message = encoder.snapshot(tree.tree)
        #expect(try text(message, "images") == "[[7,2,1]]")
        #expect(Array(message.suffix(8)) == [0, 0, 255, 255, 255, 128, 0, 128])
    }

    @Test func nineSlices() throws {
        var tree = TestTree()
        tree.image(7, width: 6, height: 6) { _, _ in [0, 0, 0, 255] }
        tree.frame(
            2, in: 1, 0, 0, 10, 10,
            [
                .contents: .image(ImageID(7)), .contentsScale: .number(2),
                .contentsCenter: .rect(CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)),
            ])
        var encoder = PageEncoder(scale: 2)
        let contents = try text(encoder.snapshot(tree.tree), "layers", "2", "contents")
        #expect(contents.contains(#""size":[20,20]"#))
        #expect(contents.components(separatedBy: "],[").count == 9)
    }

    /// Apps are not trusted with the page: words that would end up in markup are refused before, names stay text.
    @Test func wordsCannotSmuggleMarkup() throws {
        let attack = LayerValue.keyword("butt'/><img src=x onerror=alert(1)>")
        var refused = RenderTree()
        #expect(throws: CommitError.self) {
            try refused.apply(Commit(sequence: 1, time: 1, operations: [.setLayer(LayerID(1), [.lineCap: attack])]))
        }
        var tree = TestTree()
        tree.frame(2, in: 1, 0, 0, 100, 50, [.mask: .layer(LayerID(3))])
        tree.layer(3, [.kind: .keyword("shape"), .path: .path(RenderPath([.move(.zero), .close])), .name: attack])
        var encoder = PageEncoder(scale: 2)
        #expect(try !text(encoder.snapshot(tree.tree), "layers", "2", "masking").contains("img"))
    }
}
