import Testing

@testable import UIKit

@MainActor @Suite struct ButtonConfigurationTests {
    @Test func aTitleThatWrapsMakesTheButtonHigher() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Short"
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor), button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 120),
        ])
        root.layoutIfNeeded()
        let single = button.frame.height
        configuration.title = "A title of several words"
        button.configuration = configuration
        root.layoutIfNeeded()
        #expect(button.frame.width == 120)
        #expect(button.frame.height > single + 15)
        let label = try #require(button.titleLabel)
        #expect(button.bounds.contains(label.frame))
    }

    @Test func documentsAlignTitles() throws {
        let controller = InterfaceReader.storyboard(
            InterfaceReader.controller(
                subviews: """
                    <button id="b"><buttonConfiguration key="configuration" style="filled" title="Go" titleAlignment="center"/></button>
                    """)
        ).instantiateInitialViewController()
        let button = try #require(controller?.view.subviews.first as? UIButton)
        #expect(button.configuration?.titleAlignment == .center)
        #expect(button.titleLabel?.textAlignment == .center)
    }
}
