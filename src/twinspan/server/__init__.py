"""Tables over HTTP and WebSocket: people sit down, decide, watch; nothing acknowledged is lost."""
