# The channel in the browser: what the page itself says.
page-only-you = Only you can see this

# A battle as a file.
page-to-light = Light
page-to-dark = Dark
page-battle-opened = Opened
page-battle-ended = Ended
page-battle-dice = Promise of the dice
page-battle-chain = End of the chain
