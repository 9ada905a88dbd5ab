#if !hasFeature(Embedded)
  extension SimulatedScrollView {
    /// Delivers every event to a host, and the events that its reactions cause right after each.
    ///
    /// The order is depth first, as UIKit calls its delegate from within a write: an event caused
    /// by a reaction is delivered before the next event of the same depth. ``deepestDelivery`` is
    /// the largest depth. Deliveries beyond the limit are postponed to the next call, and
    /// ``isDeliveryCutOff`` becomes true. A host may call this method in its reaction.
    ///
    /// - Parameters:
    ///   - limit: The maximum depth.
    ///   - host: The host's reaction to an event, which may write to the view.
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
