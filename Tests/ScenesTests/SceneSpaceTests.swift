import Scenes
import Testing

@Suite struct SceneSpaceTests {
    /// The widest screen that is not wider gives the size, and the first one that of narrower screens.
    @Test(arguments: [(nil, 100.0), (300, 100), (320, 100), (392.9, 100), (393, 150), (1000, 150)])
    func aScreenGivesTheSize(screen: Double?, width: Double) {
        let space = LayoutScene.Space.onScreens([
            LayoutScene.Space.OnScreen(screen: 320, width: 100, height: 40),
            LayoutScene.Space.OnScreen(screen: 393, width: 150, height: 40),
        ])
        let size = space.size(onScreen: screen)
        #expect(size.width == width && size.height == 40)
        #expect(space.width == nil && space.height == nil)
    }

    @Test func otherSpacesAreTheSameOnAllScreens() {
        let size = LayoutScene.Space.fixed(width: 80, height: nil).size(onScreen: 320)
        #expect(size.width == 80 && size.height == nil)
        let ideal = LayoutScene.Space.ideal.size(onScreen: 320)
        #expect(ideal.width == nil && ideal.height == nil)
    }
}
