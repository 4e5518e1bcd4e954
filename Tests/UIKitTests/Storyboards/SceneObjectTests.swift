import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// A container with outlets to a view beside it in its scene.
final class SceneTabs: UITabBarController {
    var bar: UIView?
    var button: UIButton?
    var barAtLoad: UIView?
    override func viewDidLoad() {
        super.viewDidLoad()
        barAtLoad = bar
    }

    @MainActor static let register: Void = ObjectRuntime.register(SceneTabs.self) { entry in
        entry.setter("bar") { ($0 as! SceneTabs).bar = $1 as? UIView }
        entry.setter("button") { ($0 as! SceneTabs).button = $1 as? UIButton }
    }
}

/// Objects that stand beside a controller in its scene.
@MainActor struct SceneObjectTests {
    @Test func outletsOfContainersAreConnectedBeforeTheirViewLoads() throws {
        SceneTabs.register
        let storyboard = InterfaceReader.storyboard(
            """
            <tabBarController id="main" customClass="SceneTabs" customModule="UIKitTests" sceneMemberID="viewController">
            <tabBar key="tabBar" id="t"/><connections><outlet property="bar" destination="bar" id="c1"/>
            <outlet property="button" destination="b" id="c2"/>
            <segue destination="first" kind="relationship" relationship="viewControllers" id="c3"/></connections></tabBarController>
            <view id="bar"><rect key="frame" x="0" y="0" width="200" height="80"/><subviews>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="0" width="10" height="10"/></button></subviews>
            <constraints><constraint firstItem="b" firstAttribute="width" constant="90" id="k1"/>
            <constraint firstItem="b" firstAttribute="height" constant="40" id="k2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="bar" secondAttribute="leading" constant="7" id="k3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="bar" secondAttribute="top" constant="5" id="k4"/></constraints></view>
            """, InterfaceReader.controller("first"))
        let tabs = try #require(storyboard.instantiateInitialViewController() as? SceneTabs)
        tabs.loadViewIfNeeded()
        #expect(tabs.viewControllers?.count == 1)
        let bar = try #require(tabs.barAtLoad)
        bar.layoutIfNeeded()
        #expect(tabs.button?.frame == CGRect(x: 7, y: 5, width: 90, height: 40))
    }
}
