import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct PointerTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    private func interactions<Kind>(_ content: some View, _ type: Kind.Type = Kind.self) -> [Kind] {
        let hosted = Hosted(content)
        return withExtendedLifetime(hosted) { all(hosted.view).flatMap(\.interactions).compactMap { $0 as? Kind } }
    }

    // MARK: Springs

    private final class Context: NSObject, UISpringLoadedInteractionContext {
        var state = UISpringLoadedInteractionEffectState.activated
        var targetView: UIView?
        var targetItem: Any?
        func location(in view: UIView?) -> CGPoint { .zero }
    }

    @Test func buttonsActUnderADragWhereTheyAreToldTo() throws {
        var count = 0
        let hosted = Hosted(Button("Open") { count += 1 }.springLoadingBehavior(.enabled))
        let spring = try #require(all(hosted.view).flatMap(\.interactions).compactMap { $0 as? UISpringLoadedInteraction }.first)
        spring.activate(Context())
        #expect(count == 1)
    }

    @Test func otherButtonsDoNot() {
        #expect(interactions(Button("Open") {}, UISpringLoadedInteraction.self).isEmpty)
        #expect(interactions(Button("Open") {}.springLoadingBehavior(.disabled), UISpringLoadedInteraction.self).isEmpty)
        #expect(interactions(Button("Open") {}.disabled(true).springLoadingBehavior(.enabled), UISpringLoadedInteraction.self).isEmpty)
    }

    // MARK: Pencils

    @Test func doubleTapsOnAPencilAreTold() throws {
        var told: [PencilDoubleTapGestureValue] = []
        let hosted = Hosted(Color.red.onPencilDoubleTap { told.append($0) })
        let pencil = try #require(all(hosted.view).flatMap(\.interactions).compactMap { $0 as? UIPencilInteraction }.first)
        pencil.delegate?.pencilInteractionDidTap(pencil)
        #expect(told == [PencilDoubleTapGestureValue(hoverPose: nil)])
    }

    // MARK: Dragging

    private func providers(_ content: some View) throws -> [NSItemProvider?] {
        let hosted = Hosted(content)
        let drag = try #require(all(hosted.view).flatMap(\.interactions).compactMap { $0 as? UIDragInteraction }.first)
        let source = try #require(drag.delegate)
        return source.dragInteraction(drag, itemsForBeginning: NoDrag()).map(\.itemProvider)
    }

    private final class NoDrag: NSObject, UIDragSession {
        var items: [UIDragItem] = []
        var localContext: Any?
        var allowsMoveOperation: Bool { true }
        var isRestrictedToDraggingApplication: Bool { false }
        func location(in view: UIView) -> CGPoint { .zero }
        func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
        func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
    }

    @Test func viewsGiveWhatTheirClosureMakes() throws {
        let provider = NSItemProvider()
        #expect(try providers(Text("a").itemProvider { provider }) == [provider])
        #expect(try providers(Text("a").itemProvider(nil)).isEmpty)
    }

    // MARK: Hovering

    @Test func theAutomaticEffectIsWhatTheViewsAroundSay() {
        @MainActor final class Box { var environment: EnvironmentValues? }
        struct Reading: View {
            let box: Box
            @Environment(\.self) private var environment
            var body: some View {
                let _ = box.environment = environment
                Color.red
            }
        }
        func effect(_ content: (Reading) -> some View) -> HoverEffect.Kind? {
            let box = Box()
            _ = Hosted(content(Reading(box: box)))
            return box.environment.map { HoverEffect.automatic.resolved(in: $0).kind }
        }
        #expect(effect { $0 } == .automatic)
        #expect(effect { $0.defaultHoverEffect(.lift) } == .lift)
        #expect(effect { $0.defaultHoverEffect(nil).defaultHoverEffect(.lift) } == .automatic)
        #expect(HoverEffect.highlight.resolved(in: EnvironmentValues()).kind == .highlight)
    }
}
