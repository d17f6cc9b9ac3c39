# The channel in the browser: what the page itself says.
page-only-you = Only you can see this
