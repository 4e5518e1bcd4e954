import QuinceCombine
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct StatedValueTests {
    @MainActor private final class Box { var environment = EnvironmentValues() }

    private struct Reader: View {
        let box: Box
        @Environment(\.self) private var environment
        var body: some View {
            let _ = box.environment = environment
            Color.red
        }
    }

    private func read(_ view: (Reader) -> some View) -> EnvironmentValues {
        let box = Box()
        _ = Hosted(view(Reader(box: box)))
        return box.environment
    }

    @Test func scrollViewsTellHowTheyScroll() {
        let values = read {
            $0.scrollIndicators(.hidden, axes: .vertical).scrollDismissesKeyboard(.interactively).scrollBounceBehavior(.basedOnSize)
        }
        #expect(values.verticalScrollIndicatorVisibility == .hidden)
        #expect(values.horizontalScrollIndicatorVisibility == .automatic)
        #expect(values.scrollDismissesKeyboardMode == .interactively)
        #expect(values.verticalScrollBounceBehavior == .basedOnSize)
        #expect(values.horizontalScrollBounceBehavior == .automatic)
    }

    @Test func assistanceCanBeStated() {
        #expect(read { $0.environment(\.accessibilityEnabled, true) }.accessibilityEnabled)
        #expect(!read { $0.environment(\.accessibilityEnabled, false) }.accessibilityEnabled)
    }

    @Test func viewsKnowTheMaterialBehindThem() {
        #expect(read { $0.background(.thinMaterial) }.backgroundMaterial?.style == .systemThinMaterial)
        #expect(read { $0.background(.bar, in: Circle()) }.backgroundMaterial?.style == .systemChromeMaterial)
        #expect(read { $0.background(Color.red) }.backgroundMaterial == nil)
    }

    @Test func labelsOnBackgroundsThatStandOutAreLight() {
        TestPhone.use()
        var values = EnvironmentValues()
        let plain = HierarchicalShapeStyle.primary.paint(in: values).color
        values.backgroundProminence = .increased
        let light = HierarchicalShapeStyle.primary.paint(in: values).color
        #expect(plain.components?.first == 0)
        #expect(light.components?.first == 1)
    }

    @Test func constantColorsAreCoreGraphics() {
        #expect(Color(red: 1, green: 0, blue: 0).cgColor?.components == [1, 0, 0, 1])
        #expect(Color(red: 1, green: 0, blue: 0).opacity(0.5).cgColor?.alpha == 0.5)
        #expect(Color.red.cgColor == nil)
        #expect(Color.primary.cgColor == nil)
        #expect(Color("none").cgColor == nil)
    }

    @Test func picturesAreDrawnWhenTheyAreShown() throws {
        TestPhone.use()
        let image = Image(size: CGSize(width: 4, height: 2), label: Text("flag")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(red: 1, green: 0, blue: 0))
        }
        var values = EnvironmentValues()
        values.displayScale = 2
        let drawn = try #require(image.resolve(in: values))
        #expect(drawn.size == CGSize(width: 4, height: 2))
        #expect(drawn.scale == 2)
        #expect(drawn.cgImage?.width == 8)
        #expect(image.resolve(in: values) === drawn)
        #expect(Hosted(image).found.compactMap(\.label) == ["flag"])
    }

    private struct Tall: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.dynamicTypeSize == .large ? context.maxDetentValue * 0.75 : nil }
    }

    @MainActor private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat = 400
        init(_ size: UIContentSizeCategory) {
            containerTraitCollection = UITraitCollection(preferredContentSizeCategory: size)
            super.init()
        }
    }

    @Test func sheetsRestWhereATypeSays() {
        let detent = PresentationDetent.custom(Tall.self)
        #expect(detent.detent.resolvedValue(in: SheetContext(.large)) == 300)
        #expect(detent.rank == 600)
        #expect(detent.detent.resolvedValue(in: SheetContext(.extraLarge)) == nil)
        #expect(detent == .custom(Tall.self))
        #expect(detent != .medium)
    }

    @Test func colorsAreChangedByMatrices() {
        var matrix = ColorMatrix()
        #expect(matrix.change == .identity)
        (matrix.r1, matrix.r5) = (0, 1)
        guard case .colors(let change) = GraphicsContext.Filter.colorMatrix(matrix).kind else { return #expect(Bool(false)) }
        #expect(change.numbers.prefix(5) == [0, 0, 0, 0, 1])
    }

    private struct Spaced: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> _PaddingLayout {
            _PaddingLayout(edges: .all, insets: EdgeInsets(top: environment.lineSpacing, leading: 0, bottom: 0, trailing: 0))
        }
    }

    @Test func modifiersAreMadeOfTheirEnvironment() {
        let hosted = Hosted(Color.red.frame(width: 10, height: 10).modifier(Spaced()).lineSpacing(7))
        #expect(hosted.size(nil, nil) == CGSize(width: 10, height: 17))
    }

    @Test func subscriptionsAreViews() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let shown = Windowed(SubscriptionView(content: Text("a"), publisher: subject) { values.append($0) })
        subject.send(3)
        shown.update()
        #expect(values == [3])
    }

    @Test func pathsAreKeptAndReadAgain() throws {
        var path = NavigationPath()
        path.append("one")
        path.append(2)
        let kept = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept))
        #expect(read == path)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
    }
}
