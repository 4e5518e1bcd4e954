import Testing

@testable import UIKit

/// Buttons without a configuration.
@MainActor @Suite struct PlainButtonTests {
    private func button(_ size: CGSize, image: CGSize) -> UIButton {
        let button = UIButton(type: .custom)
        button.frame = CGRect(origin: .zero, size: size)
        button.setImage(UIGraphicsImageRenderer(size: image).image { _ in }, for: .normal)
        return button
    }

    private func imageFrame(_ button: UIButton) -> CGRect? {
        button.setNeedsLayout()
        button.layoutIfNeeded()
        return button.imageView?.frame
    }

    /// Source: iOS 17.5.
    @Test(arguments: [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure])
    func signsHaveTheirSize(type: UIButton.ButtonType) {
        let device = TestDevice(), controller = UIViewController(), button = UIButton(type: type)
        controller.view.addSubview(button)
        device.show(controller)
        let size = button.sizeThatFits(.zero)
        #expect(abs(size.width - 24.33) < 0.01)
        #expect(abs(size.height - 23.67) < 0.01)
    }

    @Test func imagesKeepToTheContentsRoom() {
        let button = button(CGSize(width: 30, height: 40), image: CGSize(width: 100, height: 20))
        #expect(imageFrame(button) == CGRect(x: 0, y: 10, width: 30, height: 20))
        button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 2, bottom: 12, right: 4)
        #expect(imageFrame(button) == CGRect(x: 2, y: 12, width: 24, height: 16))
    }

    @Test func insetsOfTheImageTakeRoomFromIt() {
        let button = button(CGSize(width: 50, height: 50), image: CGSize(width: 60, height: 60))
        button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 0)
        #expect(imageFrame(button) == CGRect(x: 10, y: 5, width: 40, height: 40))
    }

    @Test func imagesFillWhereTheyAreAsked() {
        let button = button(CGSize(width: 50, height: 60), image: CGSize(width: 10, height: 10))
        #expect(imageFrame(button) == CGRect(x: 20, y: 25, width: 10, height: 10))
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(imageFrame(button) == CGRect(x: 0, y: 0, width: 50, height: 60))
    }
}
