/// What a view answers that draws itself: nobody asks it for its body.
///
/// A value of `Never` cannot be made, so whoever asks all the same has to be stopped; here, and nowhere else.
func noBody(of view: Any.Type) -> Never { fatalError("\(view) has no body.") }
