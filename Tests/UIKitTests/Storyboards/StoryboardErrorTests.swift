import BundleFormat
import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// What an app that does not fit its storyboard is told: the words of iOS, and the place in the storyboard.
@MainActor @Suite struct StoryboardErrorTests {
    /// What a process says that ends with an exception.
    private func text(of result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    @Test func outletsThatNoPropertyTakesNameTheirLine() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { @MainActor in
                StoryboardScreen.register
                let connections = "\n\n<connections><outlet property=\"lable\" destination=\"main-view\" id=\"c\"/></connections>"
                let storyboard = InterfaceReader.storyboard(InterfaceReader.controller(class: "StoryboardScreen", connections))
                storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
            })
        #expect(text.contains("NSUnknownKeyException"))
        #expect(text.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key lable."))
        #expect(text.contains("Test.storyboard:5 connects this outlet"))
    }

    @Test func outletCollectionsThatNoPropertyTakesNameTheirLine() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { @MainActor in
                let connections = "<connections><outletCollection property=\"rows\" destination=\"main-view\" id=\"c\"/></connections>"
                InterfaceReader.storyboard(InterfaceReader.controller("main", connections)).instantiateInitialViewController()?
                    .loadViewIfNeeded()
            })
        #expect(text.contains("for the key rows. Test.storyboard:3 connects this outlet"))
    }

    @Test func actionsThatNobodyImplementsNameTheirLine() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { @MainActor in
                StoryboardScreen.register
                let storyboard = InterfaceReader.storyboard(
                    InterfaceReader.controller(
                        class: "StoryboardScreen",
                        subviews: """
                            <button id="a"><connections>
                            <action selector="pres:" destination="main" eventType="touchUpInside" id="c"/></connections></button>
                            """))
                let controller = storyboard.instantiateInitialViewController()
                (controller?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
            })
        #expect(text.contains("-[UIKitTests.StoryboardScreen pres:]: unrecognized selector sent to instance 0x"))
        #expect(text.contains("Test.storyboard:4 connects this action"))
    }

    @Test func classesThatAreNotThereNameTheirLineAndTheStandardClassIsTaken() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
                let storyboard = InterfaceReader.storyboard(InterfaceReader.controller(class: "NoSuchScreen"))
                precondition(storyboard.instantiateInitialViewController() != nil)
            })
        #expect(text.contains("Unknown class _TtC10UIKitTests12NoSuchScreen in Interface Builder file. (Test.storyboard:1)"))
    }

    @Test func attributesThatAreNotThereAreReportedAndTheOthersSet() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
                let storyboard = InterfaceReader.storyboard(
                    InterfaceReader.controller(
                        subviews: """
                            <view id="v"><userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="roundness"><integer key="value" value="9"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/>
                            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                            """))
                precondition(storyboard.instantiateInitialViewController()?.view.subviews.first?.layer.cornerRadius == 9)
            })
        #expect(text.contains("Failed to set (roundness) user defined inspected property on (UIKit.UIView): [<UIKit.UIView 0x"))
        #expect(text.contains("this class is not key value coding-compliant for the key roundness. (Test.storyboard:4)"))
    }

    @Test func seguesThatAreNotThereAreToldApartFromThoseThatAre() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { @MainActor in
                let segues = "<connections><segue destination=\"main\" kind=\"show\" identifier=\"detail\" id=\"s\"/></connections>"
                InterfaceReader.storyboard(InterfaceReader.controller("main", segues)).instantiateInitialViewController()?
                    .performSegue(withIdentifier: "details", sender: nil)
            })
        #expect(text.contains("has no segue with identifier 'details'. Its scene (Test.storyboard:1) has the segues 'detail'."))
    }

    @Test func controllersMadeInCodeHaveNoSegues() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { @MainActor in
                UIViewController().performSegue(withIdentifier: "details", sender: nil)
            })
        #expect(text.contains("has no segue with identifier 'details'. It was not made from a storyboard's scene."))
    }

    @Test func identifiersThatAreNotThereAreToldApartFromThoseThatAre() async throws {
        let text = try text(
            of: await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { @MainActor in
                InterfaceReader.storyboard(InterfaceReader.controller(), InterfaceReader.controller("second"))
                    .instantiateViewController(withIdentifier: "third")
            })
        #expect(text.contains("doesn't contain a view controller with identifier 'third'. "))
        #expect(text.contains("Test.storyboard has the identifiers 'main', 'second'."))
    }
}
