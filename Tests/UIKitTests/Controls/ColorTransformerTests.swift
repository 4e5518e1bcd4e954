import Testing

@testable import UIKit

@MainActor @Suite struct ColorTransformerTests {
    private let swap = UIConfigurationColorTransformer { $0 == UIColor.red ? .green : .orange }

    @Test func systemTransformers() {
        let gray = UIConfigurationColorTransformer.grayscale(.green).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(gray.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.7152) < 0.001)
        #expect(alpha == CGFloat(1))
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .tintColor)
    }

    @Test func backgroundsTakeTheTintWhereTheyNameNoColour() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.resolvedBackgroundColor(for: .blue) == .clear)
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .blue) == .blue)
        background.backgroundColor = .red
        background.backgroundColorTransformer = swap
        #expect(background.resolvedBackgroundColor(for: .blue) == .green)
        #expect(background.resolvedStrokeColor(for: .blue) == .blue)
        background.strokeColorTransformer = swap
        #expect(background.resolvedStrokeColor(for: .blue) == .orange)
    }

    @Test func backgroundsShowMaterialsAndKeepMargins() throws {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.visualEffect = UIBlurEffect(style: .systemMaterial)
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 9, leading: 20, bottom: 9, trailing: 30)
        let view = ConfiguredBackgroundView(configuration)
        view.frame = outer.bounds
        outer.addSubview(view)
        view.layoutIfNeeded()
        let material = try #require(view.subviews.compactMap { $0 as? UIVisualEffectView }.first)
        #expect(material.frame == CGRect(x: 22, y: 1, width: 144, height: 46))
        view.configuration = .clear()
        #expect(material.superview == nil)
    }

    @Test func textsAndImagesOfRowsAreTransformed() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.image = UIImage(systemName: "star")
        content.textProperties.color = .red
        content.textProperties.colorTransformer = swap
        content.imageProperties.tintColor = .red
        content.imageProperties.tintColorTransformer = swap
        let view = content.makeContentView()
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Row" })
        #expect(label.textColor == .green)
        #expect(view.subviews.compactMap { $0 as? UIImageView }.first?.tintColor == .green)
        var other = content.textProperties
        #expect(other == content.textProperties)
        other.colorTransformer = swap
        #expect(other != content.textProperties)
    }

    @Test func buttonsAreTransformed() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "star")
        configuration.baseForegroundColor = .red
        configuration.imageColorTransformer = swap
        configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .purple }
        configuration.background.visualEffect = UIBlurEffect(style: .regular)
        let mark = UIView()
        configuration.background.customView = mark
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .green)
        #expect(button.subviews.first?.backgroundColor == .purple)
        #expect(mark.superview === button)
        #expect(mark.frame == button.bounds)
        #expect(button.subviews.contains { $0 is UIVisualEffectView })
        button.configuration?.background = .clear()
        button.configuration?.background.backgroundColorTransformer = nil
        #expect(mark.superview == nil)
        #expect(!button.subviews.contains { $0 is UIVisualEffectView })
    }

    @Test func titlesEndAsConfigured() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title that is much longer than its button is wide"
        configuration.subtitle = "Plain"
        configuration.attributedSubtitle = AttributedString("Attributed")
        let button = UIButton(configuration: configuration)
        let wrapped = button.sizeThatFits(CGSize(width: 120, height: 0))
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        #expect(button.titleLabel?.numberOfLines == 1)
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
        #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height < wrapped.height)
        #expect(button.subtitleLabel?.text == "Attributed")
    }
}
