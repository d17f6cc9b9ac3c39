# The lesson of Periods. Each step: its title, what to do, and what has happened when it is done.

pe-lesson-sum = both sides write in secret what each unit does, the sheets open together, and the table plays the quarters; a charge is announced without its target; a charged unit lets a quarter pass, then reacts; skirmishers evade; guns take time
pe-lesson-line-title = Write a line
pe-lesson-line = You and the enemy each write a **sheet** in secret: one line for a unit, and a unit without a line stands. The preview shows where a line leads. Write a move, then **Seal**: both sheets open together, and the table plays two quarters.
pe-lesson-line-done = The battery covered half of its distance in each quarter. The enemy did not know of it, and still does not know what comes next.
pe-lesson-charge-title = { shared-charge }
pe-lesson-charge = Your cavalry has an enemy straight ahead. Write a **charge** with its target. At the opening only the charge is announced; the target stays secret until it strikes, and measuring is forbidden, to you as well. Then seal.
pe-lesson-charge-done = The charge is announced and under way. It walks one quarter, lets the enemy react, and walks on; the distance bonus may close the last stretch, once. A straight run of a whole quarter earns all bonuses.
pe-lesson-counter-title = Be charged
pe-lesson-counter = Now the enemy charges your column. After the first quarter a **card** asks every unit straight ahead what it does: stand, fire, countercharge, change formation. Seal your sheet and answer. In a real battle your sheet or your doctrine answers for you.
pe-lesson-counter-done = Your answer takes effect if your unit was meant, and otherwise is never seen. A countercharge starts a quarter late: it has its bonuses only if a quarter’s move is left between the two.
pe-lesson-screen-title = Charge a screen
pe-lesson-screen = Skirmishers must **evade** a charge: they react for a quarter, turn for a quarter, then run. Charge those with your other cavalry. A card may ask whether you stop or go on.
pe-lesson-screen-done = The skirmishers evade. Whether they get away depends on the distance; caught from their turn on, they are taken unformed and in the back.
pe-lesson-guns-title = Unlimber
pe-lesson-guns = Guns fire only when deployed. A foot battery takes two quarters to unlimber, a horse battery one. Write it, and seal.
pe-lesson-guns-done = The battery is deployed and points ahead. What stands still in a quarter may fire in it: that is noted quarter by quarter and settled at the end of the half.
