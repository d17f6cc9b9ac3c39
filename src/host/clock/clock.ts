/** The clock of the battles: how fast one is played, who stands in for whom, and what is due. */
