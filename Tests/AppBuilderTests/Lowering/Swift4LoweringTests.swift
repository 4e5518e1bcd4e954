import Testing

@testable import AppBuilder

/// Code of before Swift 4.2 gets the present names where the frameworks cannot have the old ones.
struct Swift4LoweringTests {
    @Test func overridesAndTheirCallsAreRenamed() {
        let body = Lowering.body(
            """
            class Child: UIViewController {
                override func didMove(toParentViewController parent: UIViewController?) {
                    super.didMove(toParentViewController: parent)
                }
                override func addChildViewController(_ childController: UIViewController) { super.addChildViewController(childController) }
                override var childViewControllerForStatusBarStyle: UIViewController? { return super.childViewControllerForStatusBarStyle }
            }
            class Box: UIView {
                override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
            }
            """, languageMode: "4")
        #expect(body.contains("override func didMove(toParent parent: UIViewController?)"))
        #expect(body.contains("super.didMove(toParent: parent)"))
        #expect(body.contains("override func addChild(_ childController: UIViewController) { super.addChild(childController) }"))
        #expect(body.contains("override var childForStatusBarStyle: UIViewController? { return super.childForStatusBarStyle }"))
        #expect(body.contains("override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront("))
        #expect(!body.contains("toFront"))
    }

    @Test func pickersAndAttributesHaveStringsAsKeys() {
        let source = """
            import UIKit
            class Picker: NSObject, UIImagePickerControllerDelegate {
                func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {}
                func style(_ field: UITextField) { field.defaultTextAttributes = [:] }
            }
            """
        let old = Lowering.body(source, languageMode: "4")
        #expect(old.contains("didFinishPickingMediaWithInfo info: [UIKit.UIImagePickerController.InfoKey: Any])"))
        #expect(old.contains("field.__quinceDefaultTextAttributes = [:]"))
        for mode in ["4.2", "5", "6"] {
            let new = Lowering.body(source, languageMode: mode)
            #expect(!new.contains("InfoKey") && new.contains("field.defaultTextAttributes = [:]"))
        }
    }

    @Test(arguments: [("4", 1), ("4.2", 2), ("5", 3), ("6", 4)])
    func conditionsSeeTheLanguageMode(_ mode: String, _ count: Int) {
        let errors = Lowering.errors(
            """
            class Box: UIView {
                let always = #selector(nothing)
                #if swift(>=4.2)
                    let second = #selector(nothing)
                #endif
                #if swift(>=5)
                    let third = #selector(nothing)
                #endif
                #if swift(>=6)
                    let fourth = #selector(nothing)
                #endif
            }
            """, languageMode: mode)
        #expect(errors.count == count)
    }
}
