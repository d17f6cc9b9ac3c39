/** Orders that a person writes ahead, for his next turn or for the time after an order of his that waits. */
