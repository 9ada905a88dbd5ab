#if !hasFeature(Embedded)
  extension SimulatedScrollView {
    /// Carries every event to a host, and what its reactions cause right after each.
    ///
    /// Depth first, as UIKit calls its delegate from within a write: an event that a reaction to
    /// another one caused is delivered before the next of the same depth. ``deepestDelivery`` is
    /// the depth that was reached. Deliveries beyond the limit wait for the next one, and
    /// ``isDeliveryCutOff`` is true. A host may deliver by itself in its reaction.
    ///
    /// - Parameters:
    ///   - limit: The greatest depth.
    ///   - host: What the host does with an event; may write to the view.
    package mutating func deliver(
      limit: Int = 16, to host: (ScrollEvent, inout SimulatedScrollView) -> Void
    ) {
      guard deliveryDepth < limit else {
        isDeliveryCutOff = isDeliveryCutOff || !events.isEmpty
        return
      }
      deliveryDepth += 1
      for event in drainEvents() {
        deepestDelivery = max(deepestDelivery, deliveryDepth)
        host(event, &self)
        deliver(limit: limit, to: host)
      }
      deliveryDepth -= 1
    }

    /// Resets the recorded depth of nested deliveries.
    package mutating func resetDelivery() {
      deepestDelivery = 0
      isDeliveryCutOff = false
    }
  }
#endif
