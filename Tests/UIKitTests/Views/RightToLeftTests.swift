import DeviceProtocol
import Testing

@testable import UIKit

/// The system's own parts where people read from right to left.
@MainActor @Suite(.serialized) struct RightToLeftTests {
    private func device() -> TestDevice {
        TestDevice(state: DeviceState(languages: ["ar"], locale: "ar_AE"), information: ["CFBundleLocalizations": ["en", "ar"]])
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ([$0 as? View].compactMap { $0 }) + all(type, in: $0) }
    }

    /// Where the middle of what is painted lies in an image, 0…1 from the left.
    private func weight(_ image: CGImage?) throws -> CGFloat {
        let image = try #require(image), width = image.width, height = image.height
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        let bytes = try #require(context.data).bindMemory(to: UInt8.self, capacity: 4 * width * height)
        var sum = 0, moment = 0
        for y in 0..<height {
            for x in 0..<width {
                let alpha = Int(bytes[4 * (y * width + x) + 3])
                (sum, moment) = (sum + alpha, moment + alpha * x)
            }
        }
        return CGFloat(moment) / CGFloat(max(sum * width, 1))
    }

    private func weight(_ view: UIImageView) throws -> CGFloat {
        let contents = try #require(view.layer.contents)
        return try weight((contents as! CGImage))
    }

    /// A bar at the left of an empty picture.
    private var bar: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 10)) }
    }

    // MARK: Images

    @Test func viewsMirrorImagesThatFlip() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController()
        let plain = UIImageView(image: bar), flipped = UIImageView(image: bar.imageFlippedForRightToLeftLayoutDirection())
        for view in [plain, flipped] { controller.view.addSubview(view) }
        device.show(controller)
        #expect(try weight(plain) < 0.2)
        #expect(try weight(flipped) > 0.8)
        // What is to be shown as in space is left alone.
        flipped.semanticContentAttribute = .spatial
        #expect(try weight(flipped) < 0.2)
        // So is what the app draws itself.
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
            bar.imageFlippedForRightToLeftLayoutDirection().draw(at: .zero)
        }
        #expect(try weight(drawn.cgImage) < 0.2)
    }

    @Test func capsChangeSidesWithTheImage() throws {
        let caps = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2)
        let image = bar.resizableImage(withCapInsets: caps, resizingMode: .stretch).imageFlippedForRightToLeftLayoutDirection()
        let shown = image.shown(in: .rightToLeft)
        #expect(shown.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 6))
        #expect(shown.imageOrientation == .upMirrored)
        #expect(!shown.flipsForRightToLeftLayoutDirection)
        #expect(image.shown(in: .leftToRight) === image)
    }

    @Test(arguments: [
        ("chevron.forward", true), ("chevron.backward.circle.fill", true), ("arrow.forward", true), ("list.bullet", true),
        ("arrow.uturn.backward", true), ("chevron.right", false), ("arrow.left", false), ("forward.fill", false), ("backward.end", false),
        ("heart", false), ("sidebar.leading", true), ("goforward", false),
    ])
    func symbolsOfADirectionFlip(_ name: String, _ flips: Bool) {
        #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == flips)
    }

    @Test func chevronsPointToTheEndOfTheLine() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController()
        let forward = UIImageView(image: UIImage(systemName: "arrow.forward")),
            right = UIImageView(image: UIImage(systemName: "arrow.right"))
        for view in [forward, right] { controller.view.addSubview(view) }
        device.show(controller)
        // An arrow weighs most where its head is.
        #expect(try weight(forward) < 0.48 && weight(right) > 0.52)
        let mirrored = UIImage(systemName: "arrow.right")?.withHorizontallyFlippedOrientation()
        #expect(try weight(mirrored?.cgImage) < 0.48)
    }

    // MARK: Bars

    private func navigation(in device: TestDevice) -> UINavigationController {
        let first = UIViewController(), second = UIViewController()
        (first.title, second.title) = ("First", "Second")
        second.navigationItem.leftItemsSupplementBackButton = true
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
        second.toolbarItems = ["One", "Two"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        navigation.isToolbarHidden = false
        device.show(navigation)
        return navigation
    }

    @Test func theWayBackStandsAtTheRight() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let bar = navigation(in: device).navigationBar
        let button = try #require(all(BackButton.self, in: bar).first)
        let place = button.convert(button.bounds, to: bar)
        #expect(place.maxX == bar.bounds.width - 8)
        let chevron = try #require(all(UIImageView.self, in: button).first { $0.image != nil })
        let label = try #require(all(UILabel.self, in: button).first)
        #expect(chevron.frame.minX > label.frame.maxX)
        #expect(chevron.frame.maxX == button.bounds.width)
        let items = all(BarButtonView.self, in: bar)
        let left = try #require(items.first { $0.item.title == "Left" }), right = try #require(items.first { $0.item.title == "Right" })
        #expect(left.convert(left.bounds, to: bar).maxX < place.minX)
        #expect(left.frame.minX > bar.bounds.midX)
        #expect(abs(right.convert(right.bounds, to: bar).minX - 16) < 0.001)
    }

    @Test func aBarHasItsOwnDirection() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let navigation = navigation(in: device)
        navigation.navigationBar.semanticContentAttribute = .forceLeftToRight
        device.settle()
        let button = try #require(all(BackButton.self, in: navigation.navigationBar).first)
        #expect(button.convert(button.bounds, to: navigation.navigationBar).minX == 8)
    }

    @Test func toolbarsBeginAtTheRight() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let toolbar = try #require(navigation(in: device).toolbar)
        let places = all(BarButtonView.self, in: toolbar).map(\.frame)
        #expect(places.count == 2 && places[0].maxX == toolbar.bounds.width - 16 && places[1].maxX < places[0].minX)
    }

    @Test func pagesGoBackFromTheRightEdge() {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let navigation = navigation(in: device)
        func drag(from start: Double, to end: Double) {
            device.touch(.began, start, 400)
            for step in 1...5 { device.touch(.moved, start + (end - start) * Double(step) / 5, 400, time: Double(step) * 0.02) }
        }
        drag(from: 3, to: 200)
        #expect(navigation.transition == nil)
        #expect(navigation.viewControllers.count == 2)
        device.touch(.cancelled, 200, 400)
        drag(from: 390, to: 200)
        #expect(navigation.transition != nil)
        #expect(navigation.viewControllers.count == 1)
        // The page follows the finger to the left.
        #expect(all(ControllerWrapperView.self, in: navigation.view).contains { $0.transform.tx < -100 })
        device.touch(.cancelled, 200, 400)
        navigation.transition?.finishNow()
    }

    // MARK: Lists and alerts

    @Test func accessoriesStandInTheOtherOrder() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController(), view = CellAccessoryView(.detailDisclosureButton)
        controller.view.addSubview(view)
        device.show(controller)
        let button = try #require(all(UIButton.self, in: view).first)
        let chevron = try #require(view.subviews.first { $0 is UIImageView } as? UIImageView)
        #expect(chevron.frame.minX == 0)
        #expect(button.frame.maxX == view.bounds.width)
    }

    @Test func alertsBeginAtTheRight() throws {
        let device = device()
        defer { device.end() }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let controller = UIViewController()
        let window = device.show(controller)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("OK", .default)] {
            alert.addAction(UIAlertAction(title: title, style: style))
        }
        controller.present(alert, animated: false)
        device.settle()
        let buttons = all(AlertButton.self, in: window)
        let cancel = try #require(buttons.first { $0.action.title == "Cancel" }),
            ok = try #require(buttons.first { $0.action.title == "OK" })
        #expect(ok.frame.maxX == cancel.frame.minX)
    }

    @Test func titlesOfButtonsAreAlignedAtTheirStart() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A"
        configuration.subtitle = "A longer subtitle"
        configuration.titleAlignment = .leading
        let button = UIButton(configuration: configuration), controller = UIViewController()
        button.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
        controller.view.addSubview(button)
        device.show(controller)
        let title = try #require(button.titleLabel), subtitle = try #require(button.subtitleLabel)
        #expect(abs(title.frame.maxX - subtitle.frame.maxX) < 0.5)
        #expect(title.frame.minX > subtitle.frame.minX)
    }

    // MARK: Text and controls

    @Test func labelsBeginAtTheRightWhateverTheirScript() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController(), plain = UILabel(), attributed = UILabel(), left = UILabel()
        plain.text = "Fruit"
        attributed.attributedText = NSAttributedString(string: "Fruit", attributes: [.paragraphStyle: NSParagraphStyle.default])
        (left.text, left.textAlignment) = ("Fruit", .left)
        for label in [plain, attributed, left] {
            label.frame = CGRect(x: 0, y: 100, width: 300, height: 30)
            controller.view.addSubview(label)
        }
        device.show(controller)
        func shown(_ label: UILabel) throws -> CGFloat {
            try weight(UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }.cgImage)
        }
        #expect(try shown(plain) > 0.8 && shown(attributed) > 0.8 && shown(left) < 0.2)
        #expect(plain.textAlignment == .natural)
        plain.semanticContentAttribute = .forceLeftToRight
        #expect(try shown(plain) < 0.2)
    }

    @Test func fieldsHaveTheirPartsOnTheOtherSide() {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        (field.borderStyle, field.clearButtonMode, field.text) = (.roundedRect, .always, "Text")
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), .always)
        let search = UISearchBar(frame: CGRect(x: 0, y: 200, width: 300, height: 56))
        for view in [field, search] { controller.view.addSubview(view) }
        device.show(controller)
        #expect(field.clearButtonRect(forBounds: field.bounds).minX < 10)
        #expect(field.leftView?.frame.maxX == 199)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 27, y: 0, width: 146, height: 34))
        let inner = search.searchTextField
        #expect(inner.leftViewRect(forBounds: inner.bounds).maxX == inner.bounds.width - 6)
        #expect(inner.clearButtonRect(forBounds: inner.bounds).minX == 6)
    }

    @Test func slidersHaveTheirLeastValueAtTheRight() {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController(), slider = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 31))
        (slider.minimumValueImage, slider.maximumValueImage) = (UIImage(systemName: "sun.min"), UIImage(systemName: "sun.max"))
        controller.view.addSubview(slider)
        device.show(controller)
        let least = slider.minimumValueImageRect(forBounds: slider.bounds), most = slider.maximumValueImageRect(forBounds: slider.bounds)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(least.maxX == 300)
        #expect(most.minX == 0)
        #expect(track.minX > most.maxX)
        #expect(track.maxX < least.minX)
    }

    @Test func scrollIndicatorsStandAtTheLeft() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController(), scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        controller.view.addSubview(scroll)
        device.show(controller)
        scroll.flashScrollIndicators()
        let bar = try #require(all(ScrollIndicator.self, in: scroll).first)
        #expect(bar.frame.minX == ScrollIndicator.distance)
    }

    @Test func datesStandBeforeTimes() throws {
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let controller = UIViewController(), picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 360, height: 40))
        picker.preferredDatePickerStyle = .compact
        controller.view.addSubview(picker)
        device.show(controller)
        let buttons = all(DatePickerButton.self, in: picker)
        #expect(buttons.count == 2 && buttons[0].frame.minX > buttons[1].frame.maxX)
    }

    @Test func separatorsBeginAtTheText() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Title"
                cell.imageView?.image = UIImage(systemName: "star")
                return cell
            }
        }
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let rows = Rows()
        device.show(rows)
        let cell = try #require(rows.tableView.visibleCells.first), label = try #require(cell.textLabel)
        let line = try #require(all(SeparatorView.self, in: cell).first { !$0.isHidden })
        #expect(line.frame.minX == 0)
        #expect(line.frame.maxX == label.convert(label.bounds, to: cell).maxX)
    }

    @Test func theTimeStandsAtTheRight() {
        let bounds = CGRect(x: 0, y: 0, width: 393, height: 54)
        let device = device()
        defer { device.end() }
        defer { device.settle() }
        let plain = StatusBarLayout(bounds: bounds)
        var layout = plain
        layout.mirror(in: bounds)
        #expect(DeviceTraits.isSystemRightToLeft)
        #expect(layout.timeCenter.x == 393 - plain.timeCenter.x)
        #expect(layout.battery.minX < layout.wifi.minX)
        #expect(layout.wifi.minX < layout.signal.minX)
        #expect(layout.signal.maxX < 393 / 2)
    }

    @Test func theLaunchArgumentOfThePseudolanguageIsRead() {
        #expect(DeviceTraits.forcesRightToLeft(["App", "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]))
        #expect(!DeviceTraits.forcesRightToLeft(["App", "-NSForceRightToLeftWritingDirection", "NO"]))
        #expect(!DeviceTraits.forcesRightToLeft(["App", "-NSForceRightToLeftWritingDirection"]))
        #expect(!DeviceTraits.forcesRightToLeft(["App"]))
    }
}
