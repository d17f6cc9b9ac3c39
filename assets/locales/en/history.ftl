# What has been said before, word for word.
said-before = { $text }

# Lines of battles that began before their words were kept, told in short.
history-short = { $kind ->
    [joined] { $who } joins the battle.
    [left] { $who } leaves the battle.
    [gave] { $who } assigns units.
    [replaced] { $who } takes over a command.
    [started] The battle begins.
    [armed] { $who } brings another army.
    [wished] { $who } chooses how to deploy.
    [sealed] { $who } seals a deployment.
    [unsealed] { $who } takes a sealed deployment back.
    [annulled] The pending order is cancelled.
    [failed] An order fails and is withdrawn.
    [withdrawn] { $who } takes back the pending order.
    [undone] The battle goes back to an earlier position.
    [proposed] { $who } makes a proposal.
    [closed] The proposal is closed without effect.
    [drawn] The battle is drawn by agreement.
    [extended] There is more time.
    [paced] The pace changes.
    [live] The pace changes while both sides are here, or no longer are.
    [cancelled] { $who } calls the battle off.
    [halted] The battle is halted.
    [paused] The battle is paused.
    [repaired] { $who } restores the position.
    [salted] { $who } adds words to the dice.
    [varied] { $who } changes a reading of the rules.
    [answeredFor] The umpire answers for a commander.
    [openedEarly] The umpire has the orders opened.
   *[unpaused] The battle goes on.
}
