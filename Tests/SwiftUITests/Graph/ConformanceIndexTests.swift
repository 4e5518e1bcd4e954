import Testing

@testable import SwiftUI

private protocol Marked {}
private enum Plain { case one, other(Int) }
private enum Kind: Equatable { case one, other(() -> Void); static func == (first: Kind, second: Kind) -> Bool { true } }
private final class Thing: Equatable { static func == (first: Thing, second: Thing) -> Bool { first === second } }
private final class Other {}
private struct Shaken: GeometryEffect {
    var animatableData: Double
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}

/// The index says what the runtime says, of types of every kind and of each specialisation of a generic one.
struct ConformanceIndexTests {
    private let types: [Any.Type] = [
        VStack<EmptyView>.self, VStack<Text>.self, Text.self, EmptyView.self, ModifiedContent<Text, _PaddingLayout>.self,
        ModifiedContent<VStack<Text>, _PaddingLayout>.self, ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>.self,
        Binding<Int>.self, Binding<String>.self, Environment<Int>.self, State<Bool>.self, Anchor<VStack<Text>>.self, Anchor<Int>.self,
        SimultaneousGesture<TapGesture, TapGesture>.Value.self, SimultaneousGesture<DragGesture, DragGesture>.Value.self, Int.self,
        [Int].self, [Text?].self, [VStack<Text>].self, Optional<VStack<Text>>.self, Optional<Text>.self, Optional<() -> Void>.self,
        (() -> Void).self, (Int, Text).self, Plain.self, Kind.self, Thing.self, Other.self, (any Marked).self, Any.self, Int.Type.self,
        timeval.self, CGRect.self, Rectangle.self, Shaken.self, AnyShapeStyle.self, UIColor.self, UITraitCollection.self,
    ]

    @Test func knowsWhichTypesCompareThemselves() {
        for type in types + types.reversed() {
            #expect((ComparableTypes.equatable(type) != nil) == (type is any Equatable.Type), "\(type)")
            #expect((ComparableTypes.selfComparing(type) != nil) == (type is any SelfComparing.Type), "\(type)")
        }
    }

    @Test func refusesNoneThatConforms() {
        for type in types {
            if type is any DynamicProperty.Type { #expect(ConformanceIndex.shared.mayConform(type, to: .dynamicProperty), "\(type)") }
            if type is any Animatable.Type { #expect(ConformanceIndex.shared.mayConform(type, to: .animatable), "\(type)") }
        }
        #expect(!ConformanceIndex.shared.mayConform(Text.self, to: .dynamicProperty))
        #expect(!ConformanceIndex.shared.mayConform(VStack<Text>.self, to: .animatable))
        #expect(!ConformanceIndex.shared.mayConform(Plain.self, to: .equatable))
    }

    @Test func enumerationsAreComparedByTheirBytesOrThemselves() {
        #expect(ValueComparison.areEqual(Plain.other(1), Plain.other(1)))
        #expect(!ValueComparison.areEqual(Plain.other(1), Plain.other(2)))
        #expect(ValueComparison.areEqual(Kind.one, Kind.other {}))
    }
}
