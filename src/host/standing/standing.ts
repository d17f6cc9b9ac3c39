/** Answers that a person files for whatever his units may be asked in a battle, as the bot sees them. */
