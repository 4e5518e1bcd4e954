import RenderProtocol
import Testing

@testable import QuartzCore

/// Structures in objects, as animations are given them in code that is older than Swift's own casts.
struct StructureValueTests {
    @Test func animationsTakeStructuresInObjects() {
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        #expect(ValueConversion.layerValue(NSValue(point: NSPoint(x: 1, y: 2)), for: .position) == .point(CGPoint(x: 1, y: 2)))
        #expect(
            ValueConversion.layerValue(NSValue(size: NSSize(width: 3, height: 4)), for: .shadowOffset)
                == .size(CGSize(width: 3, height: 4)))
        #expect(
            ValueConversion.layerValue(NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)), for: .bounds)
                == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(ValueConversion.layerValue(NSValue(caTransform3D: moved), for: .transform) == .transform(moved.rendered))
        #expect(
            ValueConversion.layerValue(NSValue(size: NSSize(width: 5, height: 6)), for: .transform, component: .translation)
                == .size(CGSize(width: 5, height: 6)))
        #expect(ValueConversion.layerValue(NSNumber(value: 0.5), for: .opacity) == .number(0.5))
    }

    @Test func transformsComeBackFromObjects() {
        let turned = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(NSValue(caTransform3D: turned).caTransform3DValue == turned)
        #expect(CATransform3DIsIdentity(NSValue(point: .zero).caTransform3DValue))
    }
}
