# The lesson of Skirmish. Each step: its title, what to do, and what has happened when it is done.

sk-lesson-sum = a squad does one thing a turn; a volley needs a leader’s voice and loaded muskets; skirmishers cover the mass behind them; an assault decides who holds the ground
sk-lesson-volley-title = Volley
sk-lesson-volley = Muskets reach 60 cm and hit best within 20. In close order, or behind a wall, three or more with a leader in earshot fire a **volley** at an enemy group: several sixes then count 6, 7, 8. Fire one.
# $lost: enemy figures out of action.
sk-lesson-volley-done = { $lost ->
    [0] No one fell this time: that happens.
    [one] One enemy figure is out of action.
   *[other] { $lost } enemy figures are out of action.
 } The small print shows every die and what is added to it; **{ details-button }** names the rules. Elite troops may raise one die by 1, once a turn for your whole side.
sk-lesson-screen-title = Screen
sk-lesson-screen = Skirmishers in front of a mass take the fire that is aimed at either, and they are hard to hit: line troops lose 1 on every die. Fire at the enemy’s screen.
# $hits: on the screen. $alone: what the mass would have taken. $more: what it takes now.
sk-lesson-screen-done = { $hits ->
    [0] No hits on the screen.
    [one] One hit on the screen.
   *[other] { $hits } hits on the screen.
 } Without it the mass would have taken { $alone }, so it { $more ->
    [0] takes none.
   *[other] takes the difference, { $more }.
 } Line troops in skirmish order test their morale at their first loss.
sk-lesson-reload-title = Reload
sk-lesson-reload = A musket that has fired must be reloaded, which takes a turn without moving. If your squads have all acted, end your turn; reload one in the next.
sk-lesson-reload-done = They can fire again in your next turn. A squad does one thing a turn: move, fire, reload, form or assault.
sk-lesson-answer-title = Refuse or stand
sk-lesson-answer = Now you are the one being assaulted. End your turn: the enemy comes at your skirmishers, and a **card** asks whether they refuse contact or test their morale and stand. In a real battle your doctrine handles routine cases.
sk-lesson-answer-meanwhile = Your turn is over, and now you are the one being assaulted: the enemy comes at your skirmishers. A **card** asks whether they refuse contact or test their morale and stand.
sk-lesson-answer-refused = Your skirmishers refused contact and fell back at once, behind formed friends if there are any. The assault goes on and touches the first enemy that it meets.
sk-lesson-answer-tested = Your skirmishers tested their morale. If they pass, they close up and fight; if they fail, they stay scattered and recoil at the start of the next turn.
sk-lesson-assault-title = Assault
sk-lesson-assault = A line goes 12 cm straight ahead into contact, and a die adds up to 6; more than 45° to the side or back it goes 8, without a die. Only an assault may touch an enemy. Assault a squad; if none is in reach, come nearer first.
sk-lesson-assault-missed = Announced, answered, rolled and moved, but short of every enemy: no one fights, and no one falls. Assault only where the die is unlikely to fail you. The preview says how likely it is.
sk-lesson-assault-done = Announced, answered, rolled and moved: every assault goes that way. It cost the enemy { $theirs ->
    [0] no figure
    [one] 1 figure
   *[other] { $theirs } figures
 } and you { $ours ->
    [0] none.
   *[other] { $ours }.
 } The loser of a fight tests its morale, and recoils if it fails.
