/** Sides with several commanders, as the bot sees them. */
