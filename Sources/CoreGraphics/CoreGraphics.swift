// Foundation is re-exported by this module and by no other, so that what is corrected here hides what it corrects.
@_exported import Foundation

import CollectionLayout

/// An affine transform of the plane.
public typealias CGAffineTransform = Transform
