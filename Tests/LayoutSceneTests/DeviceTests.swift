import CollectionLayout
import Foundation
import LayoutScene
import Testing

/// The devices, and scenes that take their screens.
@Suite struct DeviceTests {
  @Test func devicesAreFoundByNameWhateverTheCase() throws {
    let device = try Device.named("iphone 16")
    #expect(device.size == CGSize(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.portraitSafeArea == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(device.landscapeSafeArea == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(throws: SceneError.self) { try Device.named("iPhone") }
  }

  @Test func theListIsSound() {
    #expect(Device.all.count == 19)
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
    for device in Device.all {
      #expect(device.size.width > 0 && device.size.width <= device.size.height, "\(device.name)")
      #expect([2, 3].contains(device.scale), "\(device.name)")
    }
  }

  @Test func theDeviceOfAScreen() {
    #expect(Device.of(size: CGSize(width: 852, height: 393), scale: 3)?.name == "iPhone 16")
    #expect(Device.of(size: CGSize(width: 393, height: 852), scale: 2) == nil)
    #expect(Device.of(size: CGSize(width: 414, height: 896), scale: 2)?.name == "iPhone 11")
    #expect(Device.of(size: CGSize(width: 414, height: 896), scale: 3)?.name == "iPhone 11 Pro Max")
  }

  @Test(arguments: Device.all.map(\.name))
  func aDeviceTurnsWithItsSafeArea(name: String) throws {
    let device = try Device.named(name)
    var scene = Scene()
    scene.bounds.origin = CGPoint(x: 3, y: 4)
    scene = try scene.applying(.device(name))
    #expect(scene.bounds == CGRect(origin: CGPoint(x: 3, y: 4), size: device.size))
    #expect(scene.scale == device.scale)
    #expect(scene.safeArea == device.portraitSafeArea)
    let turned = try scene.applying(.rotate)
    #expect(turned.bounds.size == CGSize(width: device.size.height, height: device.size.width))
    #expect(turned.safeArea == device.landscapeSafeArea)
    #expect(try turned.applying(.rotate) == scene)
  }

  /// Two devices have 375 × 812 points at 3×; the insets tell which one it is.
  @Test func theSafeAreaTellsDevicesOfOneSizeApart() throws {
    let mini = try Scene().applying(.device("iPhone 13 mini")).applying(.rotate)
    #expect(mini.safeArea == EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
    let ten = try Scene().applying(.device("iPhone X")).applying(.rotate)
    #expect(ten.safeArea == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test func insetsOfNoDeviceTurnWithTheScreen() throws {
    var scene = Scene()
    scene.safeArea = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try scene.applying(.rotate).safeArea == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(try Scene().applying(.rotate).safeArea == .zero)
  }
}
